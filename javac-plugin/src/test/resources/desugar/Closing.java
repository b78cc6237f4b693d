// shows: A class that is `Serializable` only through a delegated interface refuses it
// clauses: EM-CLASS-5, EM-ENC-4
//// Closing.java
package closing;

import dev.emissary.Emissary;

@SuppressWarnings("unused")
@Emissary
record Closing(Source source) {}

@SuppressWarnings("try")
interface Source extends AutoCloseable, java.io.Serializable {}
//// plain: Closing.java
package closing;

import dev.emissary.lang.Emissary;
import java.io.NotSerializableException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;

@SuppressWarnings({"unused", "serial", "try"})
final class Closing extends Emissary implements Source {
    private final Source source;

    Closing(Source source) {
        this.source = source;
    }

    @Override
    public void close() throws Exception {
        source.close();
    }

    private void writeObject(ObjectOutputStream objectOutputStream) throws NotSerializableException {
        throw new NotSerializableException("closing.Closing");
    }

    private void readObject(ObjectInputStream objectInputStream) throws NotSerializableException {
        throw new NotSerializableException("closing.Closing");
    }
}

@SuppressWarnings("try")
interface Source extends AutoCloseable, java.io.Serializable {}
