# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.

provider "registry.terraform.io/example/early" {
  version = "1.0.0-beta2"
  hashes = [
    "h1:rDJ5CUf5/j6/ttqy3c9erQyLatk90On9BJS2AjxO1LY=",
    "zh:8e2ff0a8452ca0c48cd2dcb9ba33f013c41e4d219bf3fd5b036d5337b2d1af5d",
    "zh:ac32790947f9fe3ebfb6dab2ddcf5ead0c8b6ad93dd0e9fd0494b6023c4ed4b6",
    "zh:bb0b8bfeac0ea144b3eb0dd3d8208881d646e178b1ba84e9cd8b54e0c1259be0",
    "zh:c61860cf036e93c8ad075731ac7d29404945f5623e8a91297869e48ea6901e55",
  ]
}
