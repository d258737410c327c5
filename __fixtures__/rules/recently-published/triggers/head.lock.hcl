# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.

provider "registry.terraform.io/hashicorp/null" {
  version = "4.0.0"
  hashes = [
    "h1:1nm3Jlixc3ZrD3CI7V9f8qlaFTO6QiUYvos0JY4UUtE=",
    "zh:80e7e5a81a7d978e94aa9032d724c127abdb9efbeda0394004a39c4045261211",
    "zh:c61860cf036e93c8ad075731ac7d29404945f5623e8a91297869e48ea6901e55",
    "zh:d679b72658b173766b0f7088ed5f5ff2a95a1533ba422518be8b34258e1452d1",
    "zh:e3f87a298bc0b8b8be7e89cfc10dcedafd4c478f4374311bb3d94c92bf7c7175",
  ]
}
