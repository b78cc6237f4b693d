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
