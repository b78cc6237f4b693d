// shows: A class that asks for serialization is serialized as any class is
// clauses: EM-CLASS-5
//// Persistent.java
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
//// plain: Persistent.java
package persistent;

import dev.emissary.lang.Emissary;
import java.io.Serializable;

interface Text extends Serializable {
    char charAt(int index);
}

final class Persistent extends Emissary implements Text, Serializable {
    private final Text text;

    Persistent(Text text) {
        this.text = text;
    }

    private static final long serialVersionUID = 1;

    @Override
    public char charAt(int index) {
        return text.charAt(index);
    }
}
