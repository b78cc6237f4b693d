////// Annotated
// shows: The annotation form, which every compiler can read
//// Annotated.java
import dev.emissary.Emissary;
import java.util.List;

@Emissary
record Annotated(List<String> names) {
    String first() {
        return names.get(0);
    }
}
////// TwoClose
// shows: An error: two components have a method, and nothing says which is meant
//// TwoClose.java
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;

emissary TwoClose(ReadableByteChannel in, WritableByteChannel out);
////// ReadOnly
// shows: By shape: a narrow interface that the delegate's class does not know
//// ReadOnly.java
import java.util.List;

interface ReadOnly<E> {
    int size();

    E get(int index);
}

emissary View<E>(List<E> list) delegates ReadOnly<E>;
////// Lazy
// shows: By supplier: the delegate is asked for anew by each call
//// Lazy.java
import java.sql.Connection;
import java.util.function.Supplier;

emissary Lazy(Supplier<Connection> pool) delegates Connection;
////// Routing
// shows: With to: one of two components that could serve the interface
//// Routing.java
import javax.sql.DataSource;

emissary Routing(DataSource primary, DataSource replica) delegates DataSource to primary {
    DataSource forReading() {
        return replica;
    }
}
