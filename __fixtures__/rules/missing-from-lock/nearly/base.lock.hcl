# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.

provider "registry.terraform.io/hashicorp/null" {
  version = "3.2.3"
  hashes = [
    "h1:+DDQRAMvZo2jSAT9ZBLPTxz8pVfoSfvDyk+jn4csc68=",
    "zh:bab3d87db531f80207fd4e9e62d09d223e02d582ca41874f54757f8c6e2101c3",
    "zh:c61860cf036e93c8ad075731ac7d29404945f5623e8a91297869e48ea6901e55",
    "zh:eb1845dd6fe968c222bd2265dad1df4c2f93598cfa96d2b94d8cab4ea77b9e99",
    "zh:f830d044032f668da34804fd6412cf4f1cfca557e849fbc3ca4fa39f872c73af",
  ]
}
