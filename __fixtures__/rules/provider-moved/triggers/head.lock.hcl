# This file is maintained automatically by "tofu init".
# Manual edits may be lost in future updates.

provider "registry.opentofu.org/hashicorp/null" {
  version = "3.2.4"
  hashes = [
    "h1:ZtXynVdLKCXHlA1hbupoSsyZZkF1mHnq1F9BDK3elEo=",
    "zh:4240597f43daaf45a6c2957fd4deb397d4fe0e95e646afdcaf7533102a4c912b",
    "zh:66d5f29d574b2825c7940d616eea684acc996641759879ead45f410cadde944a",
    "zh:c61860cf036e93c8ad075731ac7d29404945f5623e8a91297869e48ea6901e55",
    "zh:ff1993d1b31df56b53d790c4d3df86e53de2f5a15cfb72b672ddb3f55aabba13",
  ]
}
