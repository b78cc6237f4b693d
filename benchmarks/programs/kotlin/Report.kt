/** The report in Kotlin. */
class Report(private val table: Table, private val meter: Meter) : Rows by table, Meter by meter {
    override fun number(column: String): Int {
        Guard.check(column)
        return table.number(column)
    }

    override fun textOr(column: String, otherwise: String): String = table.textOr(column, otherwise)

    override fun limit(count: Int): Rows {
        table.limit(count)
        return this
    }

    override fun close() {
        table.close()
        meter.close()
    }
}
