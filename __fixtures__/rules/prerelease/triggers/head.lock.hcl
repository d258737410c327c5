# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.

provider "registry.terraform.io/hashicorp/null" {
  version = "4.0.0-beta1"
  hashes = [
    "h1:CB/XVEq4eFXajiYxOohxzi6czhhb7WThgZBdUcwQ+2c=",
    "zh:5c1332ec700e5a742422b11036c3407f044a58c5b35f27fc88ee7222b4ee8458",
    "zh:c61860cf036e93c8ad075731ac7d29404945f5623e8a91297869e48ea6901e55",
    "zh:c6ff8cb94f4d3da9cfd7bcc23a71393698ada4d3cb8e231713848b134c4aa1ea",
    "zh:cf1b8198469bdae1d09c74d5b8269b92939e8dbdbab6e13f6c7ae77bb364023b",
  ]
}
