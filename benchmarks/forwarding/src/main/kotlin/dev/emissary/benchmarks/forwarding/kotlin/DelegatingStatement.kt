package dev.emissary.benchmarks.forwarding.kotlin

import java.sql.Statement

/** A statement that forwards by Kotlin's `by`. */
class DelegatingStatement(private val statement: Statement) : Statement by statement
