# This file is maintained automatically by "terraform init".
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

provider "registry.terraform.io/hashicorp/null" {
  version = "3.2.4"
  hashes = [
    "h1:XdTkTTd5FXo0PdzLDSOebwE6eDMufQjTAc+fH0jOAIo=",
    "zh:14a047946be5f850d56d6dcb728801320287e1f9e7f67e14552114b6001c558d",
    "zh:5dd4e44d3779157a343ddccb0d239e6f013a78332e7d08d301cf9f1f48ce008a",
    "zh:c61860cf036e93c8ad075731ac7d29404945f5623e8a91297869e48ea6901e55",
    "zh:f0f585c5269b6a6b6586306b20c7b567e43a0d06fa2e0cdf697b372c54bdbf98",
  ]
}
