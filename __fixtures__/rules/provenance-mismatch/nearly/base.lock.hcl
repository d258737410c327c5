# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.

provider "registry.terraform.io/example/attested" {
  version = "1.0.0"
  hashes = [
    "h1:DdQafaKf8Bb6h4/3dHE5ri8FSVpVeb9hKl2ynAdekOk=",
    "zh:0dd41a7da29ff016fa878ff7747139ae2f05495a5579bf612a5db29c075e90e9",
    "zh:4379c0be239e450e3ae6bb5b52867f9ae4159e5d450b2e665b814521cb546e5b",
    "zh:5a6953599a6d720ac9c6096c6fb16384eac0d75f8b193539f72cdfcdbc606333",
    "zh:c61860cf036e93c8ad075731ac7d29404945f5623e8a91297869e48ea6901e55",
  ]
}
