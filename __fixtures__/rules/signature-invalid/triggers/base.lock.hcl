# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.

provider "registry.terraform.io/example/forged" {
  version = "1.0.0"
  hashes = [
    "h1:rqeslfXVvUzX9y/r8f3lIP/D44AXacTsaBNtTjbIAOU=",
    "zh:ab9de6abd3f309f643ae0f4fc69d21da880626e4d2b7f79f0430ce2f7298f16a",
    "zh:aea7ac95f5d5bd4cd7f72febf1fde520ffc3e3801769c4ec68136d4e36c800e5",
    "zh:b6cb69a5a86617e4081d0d439f320446ea5d0669ac9ecd236b73a3f9d702bba9",
    "zh:c61860cf036e93c8ad075731ac7d29404945f5623e8a91297869e48ea6901e55",
  ]
}
