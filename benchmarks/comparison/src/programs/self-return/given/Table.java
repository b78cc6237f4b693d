/* A delegate that returns itself. */
package self_return;

public final class Table implements Query {
    @Override
    public Query where(String condition) {
        return this;
    }
}
