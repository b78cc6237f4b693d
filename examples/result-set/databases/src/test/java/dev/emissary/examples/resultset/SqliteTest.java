package dev.emissary.examples.resultset;

/** The example on SQLite in this process's memory. */
class SqliteTest extends DatabaseContract {

    @Override
    String url() {
        return "jdbc:sqlite::memory:";
    }
}
