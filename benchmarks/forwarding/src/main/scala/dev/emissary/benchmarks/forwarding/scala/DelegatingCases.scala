package dev.emissary.benchmarks.forwarding.scala

import dev.emissary.benchmarks.forwarding.cases.Cases

/** The interfaces of `Cases`, forwarded by Scala's `export`. */
object DelegatingCases:
  final class Account(account: Cases.Account) extends Cases.Account:
    export account.*

  final class Store(store: Cases.Store[String]) extends Cases.Store[String]:
    export store.*

  final class Tally(tally: Cases.Tally) extends Cases.Tally:
    export tally.*
