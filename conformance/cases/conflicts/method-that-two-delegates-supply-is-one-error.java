// clauses: EM-CONF-1, EM-DIAG-1
// claim: A method that two delegates supply is one error, which names the method, both delegates and both
//     interfaces.
// says:
//     close()
//     source
//     sink
//     Closeable
//     Base
import java.io.Closeable;
import java.io.IOException;

interface Base {
    void close() throws IOException;
}

interface Source extends Closeable {
    int read() throws IOException;
}

interface Sink extends Base {
    void write(int b);
}

emissary Duplex(Source source, Sink sink);  // error: method.conflict
