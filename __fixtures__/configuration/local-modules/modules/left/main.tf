module "shared" {
  source = "../shared"
}

resource "mine_thing" "x" {}
