package dev.emissary.benchmarks.serialization;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

/**
 * A fixed ring of things that were prepared alike and lie at different distances in memory; each operation takes the
 * next.
 *
 * <p>How two arrays lie in cache lines and pages, each by itself and relative to each other, changes the time of a copy
 * of 144 bytes by a third. With one place only, one style would always be lucky and another one never; with new objects
 * for each iteration the JVM would compile anew. So every iteration goes over the same {@value #SIZE} places, and its
 * time is their mean. Taking the next costs every operation the same fraction of a nanosecond.
 *
 * @param <T> what is in the ring
 */
public final class Rotation<T> {

    /** The number of places, a power of two. */
    public static final int SIZE = 8;

    /** The gaps differ by an odd multiple of what objects are aligned to: all places in a cache line occur. */
    private static final int STEP = 17 * Long.BYTES;

    private final T[] places;
    // Held, because a collector would close them otherwise.
    @SuppressWarnings("unused")
    private final List<byte[]> gaps;

    private int at;

    @SuppressWarnings("unchecked") // It is never seen from outside.
    private Rotation(List<T> places, List<byte[]> gaps) {
        this.places = (T[]) places.toArray();
        this.gaps = List.copyOf(gaps);
    }

    /** Fills a ring, and lets the collector move everything to where it stays. */
    public static <T> Rotation<T> of(Callable<? extends T> maker) throws Exception {
        List<T> places = new ArrayList<>();
        List<byte[]> gaps = new ArrayList<>();
        for (int i = 0; i < SIZE; i++) {
            gaps.add(new byte[i * STEP]);
            places.add(maker.call());
        }
        Rotation<T> ring = new Rotation<>(places, gaps);
        System.gc();
        return ring;
    }

    /** Returns the next one. */
    public T next() {
        at = at + 1 & SIZE - 1;
        return places[at];
    }

    /** Does something with all of them, at the end. */
    public void forEach(Consumer<? super T> action) {
        List.of(places).forEach(action);
    }
}
