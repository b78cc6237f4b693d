// shows: A delegate that returns itself is not given away
// clauses: EM-FWD-5, EM-ENC-5
//// SelfReturn.java
package selfreturn;

interface Query<T> {
    Query<T> where(String column, T value);

    T first();
}

emissary SelfReturn<T>(Query<T> query);
//// plain: SelfReturn.java
package selfreturn;

import dev.emissary.lang.Emissary;

interface Query<T> {
    Query<T> where(String column, T value);

    T first();
}

final class SelfReturn<T> extends Emissary implements Query<T> {
    private final Query<T> query;

    SelfReturn(Query<T> query) {
        this.query = query;
    }

    @Override
    public Query<T> where(String column, T value) {
        Query<T> result = query.where(column, value);
        return result == query ? this : result;
    }

    @Override
    public T first() {
        return query.first();
    }
}
