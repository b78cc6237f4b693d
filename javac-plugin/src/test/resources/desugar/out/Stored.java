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
    public void writeExternal(ObjectOutput arg0) throws IOException {
        record.writeExternal(arg0);
    }

    @Override
    public void readExternal(ObjectInput arg0) throws IOException, ClassNotFoundException {
        record.readExternal(arg0);
    }

    private Object writeReplace() throws NotSerializableException {
        throw new NotSerializableException("stored.Stored");
    }

    private Object readResolve() throws NotSerializableException {
        throw new NotSerializableException("stored.Stored");
    }
}
