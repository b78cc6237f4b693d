// shows: A class that asks for serialization has that of any class
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
