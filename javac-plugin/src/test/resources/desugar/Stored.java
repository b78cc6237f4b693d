// shows: A class that is `Externalizable` through a delegated interface is replaced by a refusal
// clauses: EM-CLASS-5, EM-ENC-4
//// Stored.java
package stored;

import java.io.Externalizable;

interface Record extends Externalizable {
    int number();
}

emissary Stored(Record record);
//// plain: Stored.java
package stored;

import dev.emissary.lang.Emissary;
import java.io.Externalizable;
import java.io.IOException;
import java.io.NotSerializableException;
import java.io.ObjectInput;
import java.io.ObjectOutput;

interface Record extends Externalizable {
    int number();
}

@SuppressWarnings("serial")
final class Stored extends Emissary implements Record {
    private final Record record;

    Stored(Record record) {
        this.record = record;
    }

    @Override
    public int number() {
        return record.number();
    }

    @Override
    public void writeExternal(ObjectOutput objectOutput) throws IOException {
        record.writeExternal(objectOutput);
    }

    @Override
    public void readExternal(ObjectInput objectInput) throws IOException, ClassNotFoundException {
        record.readExternal(objectInput);
    }

    private Object writeReplace() throws NotSerializableException {
        throw new NotSerializableException("stored.Stored");
    }

    private Object readResolve() throws NotSerializableException {
        throw new NotSerializableException("stored.Stored");
    }
}
