# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.

provider "registry.terraform.io/example/attested" {
  version = "1.1.0"
  hashes = [
    "h1:ig157FRs0CKy9yVtILz6vhunlNQuMv9Eve/taOfW0YI=",
    "zh:11680c1aaed9370e7db6191488ff0ad73e0e8b98889978b43eb2aa5175908f35",
    "zh:8a0d79ec546cd022b2f7256d20bcfabe1ba794d42e32ff44bdefed68e7d6d182",
    "zh:b58884bfe5d5ff602741622997533f8bcb97cc18b7c504292d9654dd07e186e4",
    "zh:c61860cf036e93c8ad075731ac7d29404945f5623e8a91297869e48ea6901e55",
  ]
}
