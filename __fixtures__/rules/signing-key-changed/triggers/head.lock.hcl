# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.

provider "registry.terraform.io/example/sold" {
  version = "1.1.0"
  hashes = [
    "h1:BZUAL5LW518w+zne0jKVBmHjLzU4Jruwq2+AOUMxDQI=",
    "zh:04a856c38eea5aad244349c912298671865225c0dfe892306012316d6304732b",
    "zh:0dd84b0274b27b7836da2e0fe32259b690eaf82ba8e5a705e5c97de9b27caf4f",
    "zh:c61860cf036e93c8ad075731ac7d29404945f5623e8a91297869e48ea6901e55",
    "zh:ce53049bedc3dd4fcd7a94827f0c9f739df93055f81a54fba591294443cbc326",
  ]
}
