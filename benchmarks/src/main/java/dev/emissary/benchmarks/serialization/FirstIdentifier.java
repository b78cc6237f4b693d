package dev.emissary.benchmarks.serialization;

import java.io.ObjectStreamClass;
import java.io.Serializable;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Prints what the computed identifiers of a few classes cost in a JVM that has computed none: the first class pays for
 * what the computation itself needs, and later ones only for themselves.
 *
 * <p>It is no JMH benchmark because JMH's own JVMs use serialization before they measure.
 */
public final class FirstIdentifier {

    private FirstIdentifier() {}

    /** Prints the milliseconds for each class. */
    public static void main(String[] args) {
        Set<Long> identifiers = new TreeSet<>();
        List<Class<?>> classes = List.of(A.class, B.class, C.class);
        for (Class<?> type : classes) {
            ObjectStreamClass descriptor = ObjectStreamClass.lookup(type);
            long begin = System.nanoTime();
            identifiers.add(descriptor.getSerialVersionUID());
            System.out.println(type.getSimpleName() + " " + (System.nanoTime() - begin) / 1e6 + " ms");
        }
        if (identifiers.size() != classes.size()) {
            throw new IllegalStateException("the identifiers are not computed from the classes: " + identifiers);
        }
    }

    @SuppressWarnings("serial") // No identifier: this is what is measured.
    private static final class A implements Serializable {
        int number;
    }

    @SuppressWarnings("serial")
    private static final class B implements Serializable {
        int number;
    }

    @SuppressWarnings("serial")
    private static final class C implements Serializable {
        int number;
    }
}
