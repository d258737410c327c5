# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.

provider "registry.terraform.io/example/adopted" {
  version = "1.0.0"
  hashes = [
    "h1:r7NnnUz+ymYnf4eIKFi5fP/nioEcVWIeBPfEoO8QEsA=",
    "zh:8590acad3a13d340c92f6d23b0620e77853c7206232d9adc94d15d6a6c5289d3",
    "zh:afb3679d4cfeca66277f87882858b97cffe78a811c55621e04f7c4a0ef1012c0",
    "zh:c61860cf036e93c8ad075731ac7d29404945f5623e8a91297869e48ea6901e55",
    "zh:d45f7efcad1333f834b4a5a97733bd5d4739ddbe63ccf0b3effc853672c3c470",
  ]
}
