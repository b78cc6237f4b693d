// shows: A delegate that returns itself is not given away; a component may be called as the variable of such a forwarder
// clauses: EM-FWD-5, EM-ENC-5, EM-FWD-8
//// SelfReturn.java
package selfreturn;

interface Query<T> {
    Query<T> where(String column, T value);

    T first();
}

emissary SelfReturn<T>(Query<T> query);
emissary Result<T>(Query<T> result);
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
final class Result<T> extends Emissary implements Query<T> {
    private final Query<T> result;

    Result(Query<T> result) {
        this.result = result;
    }

    @Override
    public Query<T> where(String column, T value) {
        Query<T> result = this.result.where(column, value);
        return result == this.result ? this : result;
    }

    @Override
    public T first() {
        return result.first();
    }
}
