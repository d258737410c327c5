# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.

provider "registry.terraform.io/example/late" {
  version = "1.0.0"
  hashes = [
    "h1:+n/dve/4gNnnZ/viTdUYnyaIOTGTbMkrHx/ZcOwJCmU=",
    "h1:92KCRAr6tpELhtsX0OwO0MNJShR40JJi01wO62758dc=",
    "h1:rhM21UI0D4gA8Cso6rYLmZrr5d9yauBFTJkMEUCerLQ=",
    "zh:15a031f56f32510606df57948405f2a5057ed9179518c38b745f8f11709ac122",
    "zh:1c9eba1d71cd5588d40ab31f3d9e970f6f8032e969ebae5a1989adad09b48f52",
    "zh:c61860cf036e93c8ad075731ac7d29404945f5623e8a91297869e48ea6901e55",
    "zh:cb7985d7d45ad8eb2776be1f1cfa68b8caf615b39d081128b5eb4a9ef1c942f2",
  ]
}
