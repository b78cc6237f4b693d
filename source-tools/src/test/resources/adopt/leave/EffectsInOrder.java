// unverified, line 5: cannot be verified: the result has another method <init>(Ljava/lang/String;)V body of corpus.EffectsInOrder
package corpus;

/** A canonical constructor would open the second one first. */
final class EffectsInOrder implements Meter {
    private final Meter meter;
    private final Meters meters;

    EffectsInOrder(String name) {
        this.meters = new Meters(name);
        this.meter = Meters.open();
    }

    @Override
    public long count() {
        return meter.count();
    }
}

interface Meter {
    long count();
}

final class Meters {
    Meters(String name) {}

    static Meter open() {
        return () -> 0;
    }
}
