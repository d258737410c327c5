# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.

provider "registry.terraform.io/example/sold" {
  version = "1.0.0"
  hashes = [
    "h1:h5IQ+WE4zrjkd3n64ue03HVlJ9RkYLGaBrKPIKvhPaA=",
    "zh:3f60783726a0376370477ff58d1b1bb8884e4b638ae59ce3195347a20dffd294",
    "zh:47ce68a7abfa0454040c9adb37895fabdb0a27d9ca08d03eb7320716f48ef6de",
    "zh:c61860cf036e93c8ad075731ac7d29404945f5623e8a91297869e48ea6901e55",
    "zh:f822e78f89b367ab9d4cb59dda4e81608aeb7f64fd013efdfe9f73ec807aa287",
  ]
}
