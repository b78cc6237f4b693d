package dev.emissary.benchmarks.forwarding.scala

import dev.emissary.benchmarks.forwarding.cases.Account

/** An account that forwards by Scala's `export`. */
final class DelegatingAccount(account: Account) extends Account:
  export account.*
