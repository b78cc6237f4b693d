package dev.emissary.benchmarks.forwarding.kotlin

import java.sql.ResultSet

/** A result set that forwards by Kotlin's `by`. */
class DelegatingResultSet(private val resultSet: ResultSet) : ResultSet by resultSet
