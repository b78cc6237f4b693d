////// SelfReturn
// shows: A delegate that returns itself is not given away
// clauses: EM-FWD-5, EM-ENC-5
//// SelfReturn.java
package selfreturn;

//+ import dev.emissary.lang.Emissary;
//+
interface Query<T> {
    Query<T> where(String column, T value);

    T first();
}

//- emissary SelfReturn<T>(Query<T> query);
//+ final class SelfReturn<T> extends Emissary implements Query<T> {
//+     private final Query<T> query;
//+
//+     SelfReturn(Query<T> query) {
//+         this.query = query;
//+     }
//+
//+     @Override
//+     public Query<T> where(String column, T value) {
//+         Query<T> result = query.where(column, value);
//+         return result == query ? this : result;
//+     }
//+
//+     @Override
//+     public T first() {
//+         return query.first();
//+     }
//+ }
////// Closing
// shows: A class that is `Serializable` only through a delegated interface refuses it
// clauses: EM-CLASS-5, EM-ENC-4
//// Closing.java
package closing;

//- import dev.emissary.Emissary;
//+ import dev.emissary.lang.Emissary;
//+ import java.io.NotSerializableException;
//+ import java.io.ObjectInputStream;
//+ import java.io.ObjectOutputStream;

//- @SuppressWarnings("unused")
//- @Emissary
//- record Closing(Source source) {}
//+ @SuppressWarnings({"unused", "serial", "try"})
//+ final class Closing extends Emissary implements Source {
//+     private final Source source;

//+     Closing(Source source) {
//+         this.source = source;
//+     }
//+
//+     @Override
//+     public void close() throws Exception {
//+         source.close();
//+     }
//+
//+     private void writeObject(ObjectOutputStream objectOutputStream) throws NotSerializableException {
//+         throw new NotSerializableException("closing.Closing");
//+     }
//+
//+     private void readObject(ObjectInputStream objectInputStream) throws NotSerializableException {
//+         throw new NotSerializableException("closing.Closing");
//+     }
//+ }
//+
@SuppressWarnings("try")
interface Source extends AutoCloseable, java.io.Serializable {}
