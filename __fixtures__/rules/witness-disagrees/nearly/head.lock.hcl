# This file is maintained automatically by "tofu init".
# Manual edits may be lost in future updates.

provider "registry.opentofu.org/example/witnessed" {
  version = "1.0.0"
  hashes = [
    "h1:5zBywnB8zTJ7Lxi9FOwwkKIV3EC2DLT5ERV4N/ptoso=",
    "zh:7f2edbf273fe5142ada6030d39430b01e55aa5e0b284ff2b0290438481827b7c",
    "zh:b8461ababe2662821d4c7ac962cfdd8ed048b740debf2bcc68fb3fa0a9bac0f9",
    "zh:c61860cf036e93c8ad075731ac7d29404945f5623e8a91297869e48ea6901e55",
    "zh:e73072c2707ccd327b2f18bd14ec3090a215dc40b60cb4f911157837fa6da2ca",
  ]
}
