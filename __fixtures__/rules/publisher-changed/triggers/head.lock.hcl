# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.

provider "registry.terraform.io/example/adopted" {
  version = "1.1.0"
  hashes = [
    "h1:lw95PAscXYOCuCdqi4NVt8nJ4bD6f6/SYm8D/CWfG0E=",
    "zh:970f793c0b1c5d8382b8276a8b8355b7c9c9e1b0fa7fafd2626f03fc259f1b41",
    "zh:c61860cf036e93c8ad075731ac7d29404945f5623e8a91297869e48ea6901e55",
    "zh:d8b2f64199e5f6126ac3994a4268b632362b63df3b342ebbe671c5b952d60ed7",
    "zh:f2143c7e53785fcc935ed8e335f48613008ce026091147309ccfededab9ef83f",
  ]
}
