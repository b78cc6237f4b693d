// clauses: EM-DEL-2
// claim: An interface of the implements clause takes nothing from the components.
// class Duplex:
//     final class Duplex extends dev.emissary.lang.Emissary implements java.nio.channels.ReadableByteChannel, java.nio.channels.WritableByteChannel, AutoCloseable
// methods of Duplex:
//     public boolean isOpen()
//     public int read(java.nio.ByteBuffer) throws java.io.IOException
//     public int write(java.nio.ByteBuffer) throws java.io.IOException
//     public void close() throws java.io.IOException
import java.nio.channels.*;
emissary Duplex(ReadableByteChannel in, WritableByteChannel out) implements AutoCloseable {
    @Override public boolean isOpen() { return in.isOpen() && out.isOpen(); }
    @Override public void close() throws java.io.IOException { try (in; out) {} }
}
