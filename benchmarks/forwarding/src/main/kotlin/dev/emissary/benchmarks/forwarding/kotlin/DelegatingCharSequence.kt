package dev.emissary.benchmarks.forwarding.kotlin

/** A character sequence that forwards by Kotlin's `by`. */
class DelegatingCharSequence(private val text: CharSequence) : CharSequence by text
