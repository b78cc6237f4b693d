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
