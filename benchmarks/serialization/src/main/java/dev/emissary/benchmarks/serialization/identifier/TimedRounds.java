package dev.emissary.benchmarks.serialization.identifier;

import dev.emissary.benchmarks.result.Measurement;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Rounds of writing and reading the object graph: many that do not count, then some that are timed one by one.
 *
 * <p>JMH has no mode like this: between single shots it does so much else that they are no loop any more.
 */
public final class TimedRounds {

    /** The rounds that do not count: as many as in 2003, and so many that the JVM has compiled everything. */
    private static final List<Integer> WARM_UPS = List.of(3_000, 30_000);

    private static final int ROUNDS = 500;

    private TimedRounds() {}

    /** Prints the nanoseconds of every timed round; the arguments are an identifier and the number of warm-ups. */
    public static void main(String[] args) throws IOException {
        ProgramOutput.print(run(Identifier.of(args[0]), Integer.parseInt(args[1]), ROUNDS));
    }

    /** Measures both sides in fresh JVMs, one after the other, and again. */
    public static List<Measurement> measure(int jvms) throws IOException {
        List<Measurement> measurements = new ArrayList<>();
        for (int warmUps : WARM_UPS) {
            Map<Identifier, List<long[]>> samples = ProgramOutput.ofEach(
                    jvms, TimedRounds.class, identifier -> List.of(identifier.toString(), Integer.toString(warmUps)));
            samples.forEach((identifier, jvmSamples) -> measurements.add(Samples.measurement(
                    TimedRounds.class.getName() + ".writeAndRead",
                    Map.of("identifier", identifier.toString(), "warmUps", Integer.toString(warmUps)),
                    jvmSamples)));
        }
        return measurements;
    }

    /**
     * Runs the test in this JVM.
     *
     * @return the nanoseconds of every timed round, in order
     */
    static long[] run(Identifier identifier, int warmUps, int rounds) throws IOException {
        Object graph = identifier.newGraph();
        for (int i = 0; i < warmUps; i++) {
            StreamCopy.copy(graph);
        }
        long[] nanos = new long[rounds];
        for (int i = 0; i < rounds; i++) {
            long begin = System.nanoTime();
            StreamCopy.copy(graph);
            nanos[i] = System.nanoTime() - begin;
        }
        StreamCopy.verify(graph);
        return nanos;
    }
}
