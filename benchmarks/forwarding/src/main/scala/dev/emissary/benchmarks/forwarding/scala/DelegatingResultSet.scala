package dev.emissary.benchmarks.forwarding.scala

import java.sql.ResultSet

/** A result set that forwards by Scala's `export`. */
final class DelegatingResultSet(resultSet: ResultSet) extends ResultSet:
  export resultSet.*
