provider "aws" {}

run "beside" {
  module {
    source = "./beside"
  }
}
