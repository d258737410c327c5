# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.

provider "registry.terraform.io/example/attested" {
  version = "1.3.0"
  hashes = [
    "h1:NnSRSp/obXAyFb6AT4DJy+3r25zEgJrJu+R+mN1Z8oQ=",
    "zh:3357561f9b5968aa0061b74918270e56468cbb9ebd89cc2f7d2ba455ac96805b",
    "zh:3674914a9fe86d703215be804f80c9cbedebdb9cc4809ac9bbe47e98dd59f284",
    "zh:b2d90c00d1c83d77bdab654e815b328dfef5faf44fb66ce12b6f80d9615fb87b",
    "zh:c61860cf036e93c8ad075731ac7d29404945f5623e8a91297869e48ea6901e55",
  ]
}
