package dev.emissary.benchmarks.forwarding.scala

import dev.emissary.benchmarks.forwarding.cases.Store

/** A store that forwards by Scala's `export`. */
final class DelegatingStore(store: Store[String]) extends Store[String]:
  export store.*
