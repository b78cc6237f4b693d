package dev.emissary.benchmarks.forwarding.kotlin

import java.util.concurrent.CompletionService

/** A completion service that forwards by Kotlin's `by`. */
class DelegatingCompletionService<V>(private val service: CompletionService<V>) : CompletionService<V> by service
