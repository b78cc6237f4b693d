package dev.emissary.benchmarks.serialization.identifier;

import dev.emissary.examples.marketdata.SecondJvm;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Times in nanoseconds as one line of text. */
final class ProgramOutput {

    private ProgramOutput() {}

    static void print(long[] nanos) {
        System.out.println(LongStream.of(nanos).mapToObj(Long::toString).collect(Collectors.joining(" ")));
    }

    /**
     * Runs a program for both sides in turn, so that whatever disturbs the machine disturbs both.
     *
     * @return for each side the times that every JVM has printed
     * @throws IOException if a program fails
     */
    static Map<Identifier, List<long[]>> ofEach(
            int jvms, Class<?> program, Function<Identifier, List<String>> arguments) throws IOException {
        Map<Identifier, List<long[]>> all = new EnumMap<>(Identifier.class);
        for (int jvm = 0; jvm < jvms; jvm++) {
            for (Identifier identifier : Identifier.values()) {
                all.computeIfAbsent(identifier, side -> new ArrayList<>())
                        .add(of(program, arguments.apply(identifier)));
            }
        }
        return all;
    }

    private static long[] of(Class<?> program, List<String> arguments) throws IOException {
        SecondJvm jvm = SecondJvm.run(List.of(), program, arguments.toArray(String[]::new));
        if (jvm.exitCode() != 0) {
            throw new IOException(program.getName() + " " + arguments + " has failed: " + jvm.output());
        }
        return Stream.of(jvm.output().split(" ")).mapToLong(Long::parseLong).toArray();
    }
}
