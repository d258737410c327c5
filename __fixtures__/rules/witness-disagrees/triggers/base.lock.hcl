# This file is maintained automatically by "tofu init".
# Manual edits may be lost in future updates.

provider "registry.opentofu.org/example/witnessed" {
  version     = "1.1.0"
  constraints = "~> 1.0"
  hashes = [
    "h1:k7yz4U6pdP4DhhxXZwCvBopP1xBctAdTsHq9Smu3GgA=",
    "zh:93bcb3e14ea974fe03861c576700af068a4fd7105cb40753b07abd4a6bb71a00",
    "zh:c52425023408f92e4077c5616185056a5d98ff706acc3efeef6f5e4ff11c2dd9",
    "zh:c61860cf036e93c8ad075731ac7d29404945f5623e8a91297869e48ea6901e55",
    "zh:da27e09c605346d62c072d8565bfc056bf1b62b175b1e1281bdc2237c72bd4fe",
  ]
}
