// shows: A delegate that returns itself is not given away
// clauses: EM-FWD-5, EM-ENC-5
package selfreturn;

interface Query<T> {
    Query<T> where(String column, T value);

    T first();
}

emissary SelfReturn<T>(Query<T> query);
