# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.

provider "registry.terraform.io/example/remade" {
  version = "1.0.0"
  hashes = [
    "h1:IvxaAgef66EXDM6G5wLxztjwie2HPJZS1XAcO1INpVU=",
    "zh:1abafe3974b1305a94e06cb764bf4daa6d960b1967f8217a528b3b7abe67bb28",
    "zh:383e2b1c89719647d6736ae85bcf7f50a9eeceb6a31bac9d975b141d0ab9655f",
    "zh:c61860cf036e93c8ad075731ac7d29404945f5623e8a91297869e48ea6901e55",
    "zh:e6242c2ae0ec3e1caac8567e3cdef2a0ae7693abc701c87977f41f4f2b355d81",
  ]
}
