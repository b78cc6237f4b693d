// clauses: EM-CONF-5
import java.io.Closeable;

class Closing {
    interface Resource extends AutoCloseable {
        @Override
        void close();
    }

    emissary Quiet(Closeable file) implements Resource;  // error: method.required.throws
}
