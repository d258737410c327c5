# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.

provider "registry.terraform.io/example/remade" {
  version = "1.0.0"
  hashes = [
    "h1:9efg2ZFvePnpCY0jSUNnczhTC5cw+JgGF/h9dzqN9nc=",
    "zh:24452cfa7760ba8eda65b31356be68505f50e4e57f4def3b01c4370b29743ca5",
    "zh:273c9c0ff1e1225924a79f4ca8c2d7623ddea052b026f40e693c4ca77e11f7df",
    "zh:a0c0297c353065dfa9ea63316f72c30a3ce34ed029ba6722dc18b668de03dae1",
    "zh:c61860cf036e93c8ad075731ac7d29404945f5623e8a91297869e48ea6901e55",
  ]
}
