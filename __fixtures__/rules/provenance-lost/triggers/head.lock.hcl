# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.

provider "registry.terraform.io/example/attested" {
  version = "1.2.0"
  hashes = [
    "h1:D/6WEhjKjhnbr36ejdz4LAHCLG94AoAuYy+28ewVQXw=",
    "zh:0ffe961218ca8e19dbaf7e9e8ddcf82c01c22c6f7802802e632fb6f1ec15417c",
    "zh:7c30252a4eced4c73158744512170380ead43d032f2ff0f91397e2c3e3058125",
    "zh:c61860cf036e93c8ad075731ac7d29404945f5623e8a91297869e48ea6901e55",
    "zh:cc2dc4795e4b44e95a42717988c0c0f0b69649e6a8bfab5c519b6ff83137738b",
  ]
}
