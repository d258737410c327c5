# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.

provider "registry.opentofu.org/hashicorp/null" {
  version = "3.2.5"
  hashes = [
    "h1:wpFIcD00ONWq4T59vgsUnztyiFineBKmgAgXDOfyEk0=",
    "zh:905382514f4c44a38538363e5fef304b802c812fbc5a3e1ce8b8c76dbd600791",
    "zh:a1bcbc694be851eff4dae025006b034ab24ea44b60b6d8f859435bb731c87128",
    "zh:c29148703d3438d5aae13e7dbe0b149f3b728858a77812a68008170ce7f2124d",
    "zh:c61860cf036e93c8ad075731ac7d29404945f5623e8a91297869e48ea6901e55",
  ]
}

provider "registry.terraform.io/hashicorp/null" {
  version = "3.2.5"
  hashes = [
    "h1:C72dLAz8U3z/HLe0cG+F5JG1Qm8A9aTbkUhGjN+ik0M=",
    "zh:005c0aa6dbdbdfae6cd6817094ef51fed2826ff3d9631a34e3b6efa6a79f1b2b",
    "zh:0bbd9d2c0cfc537cff1cb7b4706f85e491b5426f00f5a4db9148468cdfa29343",
    "zh:30e92ffad70fa63456855e31ee025e3ffdd537777a2bcfa9bd96c5a9a8073e05",
    "zh:c61860cf036e93c8ad075731ac7d29404945f5623e8a91297869e48ea6901e55",
  ]
}
