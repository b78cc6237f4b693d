// shows: When the return types differ, the method by hand has one that is both
// clauses: EM-CONF-2
//// Returns.java
package returns;

interface Named {
    CharSequence name();
}

interface Titled {
    default String name() {
        return "untitled";
    }
}

emissary Returns(Named named, Titled titled) {
    @Override
    public String name() {
        return titled.name() + " " + named.name();
    }
}
//// plain: Returns.java
package returns;

import dev.emissary.lang.Emissary;

interface Named {
    CharSequence name();
}

interface Titled {
    default String name() {
        return "untitled";
    }
}

final class Returns extends Emissary implements Named, Titled {
    private final Named named;
    private final Titled titled;

    Returns(Named named, Titled titled) {
        this.named = named;
        this.titled = titled;
    }

    @Override
    public String name() {
        return titled.name() + " " + named.name();
    }
}
