package dev.emissary.benchmarks.forwarding.scala

import java.sql.Statement

/** A statement that forwards by Scala's `export`. */
final class DelegatingStatement(statement: Statement) extends Statement:
  export statement.*
