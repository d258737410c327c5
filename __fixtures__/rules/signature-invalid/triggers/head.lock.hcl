# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.

provider "registry.terraform.io/example/forged" {
  version = "1.1.0"
  hashes = [
    "h1:+Wgw+/xHcXefC36ObVhFaB8hN5IK2dWdfdZf7iY55sI=",
    "zh:3a1ffda3e57c65a2c1edfcab631ae3bb321f0b4b87846c5c454e421c66312147",
    "zh:8603fb8307c511dcd46ce2ad8a509e034f7d895e49b3a817ebfac64ec82c5d7e",
    "zh:c61860cf036e93c8ad075731ac7d29404945f5623e8a91297869e48ea6901e55",
    "zh:f96830fbfc4771779f0b7e8e6d5845681f2137920ad9d59d7dd65fee2639e6c2",
  ]
}
