# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.

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
