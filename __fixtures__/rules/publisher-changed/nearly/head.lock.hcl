# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.

provider "registry.terraform.io/example/cased" {
  version = "1.1.0"
  hashes = [
    "h1:UeA9INCSpTBxB764OpexI8Wf/UcVtKe0BEGySOQNwKA=",
    "zh:2bc9d777dbec651e8d3623bdcabcd5fa1b248a57fd0243b385ec68224f642893",
    "zh:450506bcfc7a04de85299e164b2161723ecf966b81dffa3065765147f6f0c88d",
    "zh:51e03d20d092a5307107beb83a97b123c59ffd4715b4a7b40441b248e40dc0a0",
    "zh:c61860cf036e93c8ad075731ac7d29404945f5623e8a91297869e48ea6901e55",
  ]
}
