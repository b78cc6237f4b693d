package dev.emissary.benchmarks.serialization.identifier;

import dev.emissary.benchmarks.result.Measurement;
import java.io.IOException;
import java.io.ObjectStreamClass;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Uses classes one after the other that the JVM has loaded but never serialized.
 *
 * <p>The first one pays for all that serialization itself needs, the second one for what that has left, and later ones
 * for themselves.
 */
public final class FirstUse {

    private FirstUse() {}

    /** What is done with a class for the first time. */
    enum Use {
        /** Its descriptor is there; the identifier is asked for. */
        IDENTIFIER("identifier alone") {
            @Override
            long time(Object object) {
                ObjectStreamClass descriptor = ObjectStreamClass.lookup(object.getClass());
                long begin = System.nanoTime();
                long identifier = descriptor.getSerialVersionUID();
                long nanos = System.nanoTime() - begin;
                boolean declared = identifier == ClassFiles.DECLARED;
                if (declared != object.getClass().getSimpleName().startsWith("Declared")) {
                    throw new IllegalStateException(object.getClass() + " has the identifier " + identifier);
                }
                return nanos;
            }
        },
        /** An object is written and read. */
        COPY("write and read") {
            @Override
            long time(Object object) throws IOException {
                long begin = System.nanoTime();
                StreamCopy.copy(object);
                long nanos = System.nanoTime() - begin;
                StreamCopy.verify(object);
                return nanos;
            }
        };

        private final String title;

        Use(String title) {
            this.title = title;
        }

        /** Returns the nanoseconds that the use has taken. */
        abstract long time(Object object) throws IOException;
    }

    /** Prints the nanoseconds of every class; the arguments are a directory of {@link ClassFiles} and a use. */
    public static void main(String[] args) throws IOException {
        Object[] objects = ClassFiles.load(Path.of(args[0]));
        Use use = Use.valueOf(args[1]);
        long[] nanos = new long[objects.length];
        for (int i = 0; i < objects.length; i++) {
            nanos[i] = use.time(objects[i]);
        }
        ProgramOutput.print(nanos);
    }

    /** Measures both sides and both uses in fresh JVMs, one after the other, and again. */
    public static List<Measurement> measure(int jvms) throws IOException {
        List<Measurement> measurements = new ArrayList<>();
        try (ClassFiles files = ClassFiles.compile()) {
            for (Use use : Use.values()) {
                ProgramOutput.ofEach(
                                jvms,
                                FirstUse.class,
                                identifier -> List.of(files.of(identifier).toString(), use.name()))
                        .forEach((identifier, samples) -> {
                            measurements.add(measurement("first", use, identifier, samples, 0, 1));
                            measurements.add(measurement("second", use, identifier, samples, 1, 2));
                            measurements.add(measurement("later", use, identifier, samples, 2, ClassFiles.CLASSES));
                        });
            }
        }
        return measurements;
    }

    private static Measurement measurement(
            String classes, Use use, Identifier identifier, List<long[]> samples, int from, int to) {
        return Samples.measurement(
                FirstUse.class.getName() + "." + classes,
                Map.of("use", use.title, "identifier", identifier.toString()),
                samples.stream()
                        .map(nanos -> Arrays.copyOfRange(nanos, from, to))
                        .toList());
    }
}
