# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.

provider "registry.terraform.io/example/ten" {
  version = "9.9.0"
  hashes = [
    "h1:FILblCG5nIaz4x4LpgCHrj37TUgfnGYIKSvJyTM7v1E=",
    "zh:1482db9421b99c86b3e31e0ba60087ae3dfb4d481f9c6608292bc9c9333bbf51",
    "zh:ba420e876e259630e6842962983a4589931e02234dbb04d42a88911000c8138c",
    "zh:c61860cf036e93c8ad075731ac7d29404945f5623e8a91297869e48ea6901e55",
    "zh:f31a7902ccd4f2d9e8c031b94ae068d68c5727c32323111cea1b1ed67700d94e",
  ]
}
