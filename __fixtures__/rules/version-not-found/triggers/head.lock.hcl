# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.

provider "registry.terraform.io/hashicorp/null" {
  version = "3.2.44"
  hashes = [
    "h1:IAlQ/2WgiTTyPMtsD+cWrpmXA+5oT7sg0LPij+nq+ko=",
    "zh:200950ff65a08934f23ccb6c0fe716ae999703ee684fbb20d0b3e28fe9eafa4a",
    "zh:60ccebee1b7a29f62af769d4a4d2a8a546478dda5725f5d326add752279e1e72",
    "zh:c61860cf036e93c8ad075731ac7d29404945f5623e8a91297869e48ea6901e55",
    "zh:d4ab87fd5fc54b91300047bd59c9aea6fdf19a79d8303fbd2b3d288e39409015",
  ]
}
