// shows: A class that is `Externalizable` through a delegated interface is replaced by a refusal
// clauses: EM-CLASS-5, EM-ENC-4
package stored;

import java.io.Externalizable;

interface Record extends Externalizable {
    int number();
}

emissary Stored(Record record);
