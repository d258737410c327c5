# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.

provider "registry.terraform.io/example/ten" {
  version = "10.0.0"
  hashes = [
    "h1:1Loxu3GoGk6/iU4bVTleokiKW88niPC27PnQB/yPTWQ=",
    "zh:60a51c022789e8e3329d4114608d168db4dd69881465c90b3945004c3faf018c",
    "zh:c61860cf036e93c8ad075731ac7d29404945f5623e8a91297869e48ea6901e55",
    "zh:ca64f0bec248ff451d56395b9c8e7ceebc2371affa8b512947cd97ab92089eb8",
    "zh:d4ba31bb71a81a4ebf894e1b55395ea2488a5bcf2788f0b6ecf9d007fc8f4d64",
  ]
}
