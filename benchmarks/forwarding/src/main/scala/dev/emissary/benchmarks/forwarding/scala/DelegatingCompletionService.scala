package dev.emissary.benchmarks.forwarding.scala

import java.util.concurrent.CompletionService

/** A completion service that forwards by Scala's `export`. */
final class DelegatingCompletionService[V](service: CompletionService[V]) extends CompletionService[V]:
  export service.*
