package dev.emissary.benchmarks.serialization.identifier;

import dev.emissary.benchmarks.result.Measurement;
import dev.emissary.benchmarks.result.Metric;
import dev.emissary.examples.marketdata.SecondJvm;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectStreamClass;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Asks classes for their computed identifiers, one class after the other, in JVMs that have computed none. The first
 * one pays for all that the computation itself needs, and later ones for themselves.
 */
public final class FirstUse {

    private static final String NAME = ComputedGraph.class.getName() + "$Base";
    private static final int CLASSES = 50;

    /** The second class pays for what the first one has left. */
    private static final int LATER = 2;

    private FirstUse() {}

    /** A loader that defines the same class once more. */
    private static final class Copies extends ClassLoader {

        Class<?> copy(String name, byte[] file) {
            return defineClass(name, file, 0, file.length);
        }
    }

    /** Prints the nanoseconds of every class; that their descriptors are looked up is not counted. */
    public static void main(String[] arguments) throws IOException {
        byte[] file;
        try (InputStream in = FirstUse.class.getResourceAsStream("ComputedGraph$Base.class")) {
            file = in.readAllBytes();
        }
        List<ObjectStreamClass> descriptors = new ArrayList<>();
        for (int i = 0; i < CLASSES; i++) {
            descriptors.add(ObjectStreamClass.lookup(new Copies().copy(NAME, file)));
        }
        long[] nanos = new long[CLASSES];
        long identifiers = 0;
        for (int i = 0; i < CLASSES; i++) {
            long begin = System.nanoTime();
            identifiers ^= descriptors.get(i).getSerialVersionUID();
            nanos[i] = System.nanoTime() - begin;
        }
        if (identifiers != 0) {
            throw new IllegalStateException("copies of a class have several identifiers");
        }
        for (long each : nanos) {
            System.out.println(each);
        }
    }

    /** Measures in so many JVMs. */
    public static List<Measurement> measure(int jvms) throws IOException {
        List<List<Double>> first = new ArrayList<>();
        List<List<Double>> later = new ArrayList<>();
        for (int i = 0; i < jvms; i++) {
            SecondJvm jvm = SecondJvm.run(List.of(), FirstUse.class);
            if (jvm.exitCode() != 0) {
                throw new IOException(FirstUse.class.getName() + " has failed: " + jvm.output());
            }
            List<Double> nanos = jvm.output().lines().map(Double::valueOf).toList();
            first.add(nanos.subList(0, 1));
            later.add(nanos.subList(LATER, CLASSES));
        }
        return Stream.of(Map.entry("first", first), Map.entry("later", later))
                .map(classes -> new Measurement(
                        FirstUse.class.getName() + "." + classes.getKey(),
                        Map.of("use", "identifier alone", "identifier", "computed"),
                        new Metric("ns/op", classes.getValue()),
                        Map.of()))
                .toList();
    }
}
