# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.

provider "registry.opentofu.org/example/plain" {
  version = "1.0.0"
  hashes = [
    "h1:dhL2E5JxZodqXei7IAsZEQM4Go4yWj4D+GY15iGkP34=",
    "zh:0112ed03e4035ab6375830d921667e16883fed803d0b112d29d42e3a8ee41eed",
    "zh:104be258f3da0c5c6f446b5f4c190b7e94d9c55974697d3d1ef88b5b13f5e51c",
    "zh:7612f613927166876a5de8bb200b191103381a8e325a3e03f86635e621a43f7e",
    "zh:c61860cf036e93c8ad075731ac7d29404945f5623e8a91297869e48ea6901e55",
  ]
}
