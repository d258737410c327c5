# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.

provider "registry.evil.example/hashicorp/null" {
  version = "3.2.4"
  hashes = [
    "h1:9GLgiB9ZIFP9aD8u9Q9G8rS6adsgP95d1v0TDvA/Gp0=",
    "zh:1b7365d394b56e5aa03e0a0878e72283fe6cbe78ae0cab8407ba1a12174d9e67",
    "zh:690b95c32ff4e3da61a26832e8d70a65178ec19eb18476b0681d28ed680e8fd5",
    "zh:c61860cf036e93c8ad075731ac7d29404945f5623e8a91297869e48ea6901e55",
    "zh:f462e0881f592053fd683f2ef50f46f2b4ba69db203fde5dd6fd130ef03f1a9d",
  ]
}
