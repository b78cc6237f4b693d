/** The report in Scala. */
final class Report(table: Table, meter: Meter) extends Rows, Meter:
  export table.{next, text}
  export meter.reads

  override def number(column: String): Int =
    Guard.check(column)
    table.number(column)

  override def textOr(column: String, otherwise: String): String = table.textOr(column, otherwise)

  override def limit(count: Int): Rows =
    table.limit(count)
    this

  override def close(): Unit =
    table.close()
    meter.close()
