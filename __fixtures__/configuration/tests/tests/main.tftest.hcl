run "setup" {
  command = apply

  module {
    source = "./setup"
  }
}

run "main" {}
