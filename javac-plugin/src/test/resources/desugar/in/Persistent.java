// shows: A class that asks for serialization is serialized as any class is
// clauses: EM-CLASS-5
package persistent;

import dev.emissary.Emissary;
import java.io.Serializable;

interface Text extends Serializable {
    char charAt(int index);
}

@Emissary
record Persistent(Text text) implements Serializable {
    private static final long serialVersionUID = 1;
}
