// clauses: EM-CONF-5
//// Closing.java
import java.io.Closeable;

class Closing {
    interface Resource extends AutoCloseable {
        @Override
        void close();
    }

    emissary Quiet(Closeable file) implements Resource;  // error: method.required.throws
}
//// fixed: Closing.java
import java.io.Closeable;

class Closing {
    interface Resource extends AutoCloseable {
        @Override
        void close();
    }

    emissary Quiet(Closeable file) implements Resource {
        @Override public void close() { try { this.file.close(); } catch (java.io.IOException e) { throw new RuntimeException(e); } }
    }
}
