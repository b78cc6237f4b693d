package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.SerialMember;
import dev.emissary.javac.testing.SerialMember.Kind;
import dev.emissary.javac.testing.Streams;
import java.io.NotSerializableException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Conformance tests of the refusal beside every method that bears the name of one of serialization's (EM-CLASS-5).
 *
 * <p>What Java's serialization calls is asked of Java: it writes and reads a class by hand that has the same method. An
 * emissary may differ from that class only by refusing.
 */
class SerializationMatrixTest {
    private static final String REFUSED = NotSerializableException.class.getName();

    /** What became of one attempt: the methods that were called, whether the secret is out, and the end of it. */
    private record Outcome(List<String> calls, boolean secret, String end) {
        boolean refused() {
            return end.equals(REFUSED);
        }
    }

    private static Compiled program(List<SerialMember> members, Function<SerialMember, String> text) {
        String body = members.stream().map(text).collect(Collectors.joining("\n"));
        return emissary("lint=off")
                .withoutProcessing()
                .withOptions("-Xlint:-serial", "-Xmaxerrs", "9999")
                .compile("import java.io.*;\npublic class All {"
                        + " public static final java.util.List<String> CALLS = new java.util.ArrayList<>();\n" + body
                        + "\n}");
    }

    private static Map<SerialMember, String> errors(List<SerialMember> members) {
        Map<SerialMember, String> errors = new HashMap<>();
        for (Compiled.Message message : program(members, SerialMember::emissary).diagnostics()) {
            assertThat(message.line()).as(message.toString()).isGreaterThan(2);
            assertThat(errors.put(members.get((int) message.line() - 3), message.key()))
                    .as(
                            "one error for %s",
                            members.get((int) message.line() - 3).emissary())
                    .isNull();
        }
        return errors;
    }

    private static Object create(Compiled program, SerialMember member) {
        Object delegate = program.create("All$" + member.delegateName());
        return program.create("All$" + member.className(), delegate);
    }

    @SuppressWarnings("unchecked")
    private static List<String> calls(Compiled program) {
        try {
            return (List<String>) program.load("All").getField("CALLS").get(null);
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static Outcome write(Compiled program, SerialMember member) {
        calls(program).clear();
        String end = "written";
        byte[] bytes = {};
        try {
            bytes = Streams.write(create(program, member));
        } catch (Exception refused) {
            end = refused.getClass().getName();
        }
        boolean secret = new String(bytes, StandardCharsets.ISO_8859_1).contains(SerialMember.SECRET);
        return new Outcome(List.copyOf(calls(program)), secret, end);
    }

    private static Outcome read(Compiled program, SerialMember member, byte[] stream) {
        calls(program).clear();
        String end;
        Class<?> type = program.load("All$" + member.className());
        try {
            end = type.isInstance(Streams.read(stream, type)) ? "an object of the class" : "another object";
        } catch (Exception refused) {
            end = refused.getClass().getName();
        }
        return new Outcome(List.copyOf(calls(program)), false, end);
    }

    @Test
    @Clause({"EM-CLASS-5", "EM-ENC-4", "EM-FWD-1"})
    void anEmissaryIsSerializedAsTheSameClassByHandOrNotAtAll() {
        List<SerialMember> all = SerialMember.all();
        int errors = 0;
        // A class with thousands of member classes would take javac longer.
        for (int i = 0; i < all.size(); i += 495) {
            errors += check(all.subList(i, Math.min(all.size(), i + 495)));
        }
        System.out.printf("Serialization: %d methods, %d of them errors%n", all.size(), errors);
    }

    private static int check(List<SerialMember> members) {
        Map<SerialMember, String> errors = errors(members);
        List<SerialMember> compiled =
                members.stream().filter(member -> !errors.containsKey(member)).toList();
        Compiled emissaries = program(compiled, SerialMember::emissary).clean();
        Compiled byHand = program(members, SerialMember::byHand).successful();
        Map<Kind, SerialMember> forgers = new EnumMap<>(Kind.class);
        members.forEach(member -> forgers.putIfAbsent(member.kind(), member));
        Compiled forged =
                program(List.copyOf(forgers.values()), SerialMember::forger).successful();
        for (SerialMember member : members) {
            SerialMember forger = forgers.get(member.kind());
            byte[] stream = member.renamed(Streams.write(create(forged, forger)), forger);
            Outcome written = write(byHand, member);
            Outcome read = read(byHand, member, stream);
            if (errors.containsKey(member)) {
                checkError(member, errors.get(member), written, read);
            } else {
                checkWritten(member, written, write(emissaries, member));
                checkRead(member, written, read, read(emissaries, member, stream));
            }
        }
        return errors.size();
    }

    private static void checkError(SerialMember member, String error, Outcome written, Outcome read) {
        boolean called = written.calls().contains(member.name()) || read.calls().contains(member.name());
        boolean delegated =
                member.origin() != SerialMember.Origin.BODY && member.origin() != SerialMember.Origin.BY_HAND_DEFAULT;
        assertThat(error)
                .as(member.emissary())
                .isEqualTo(
                        delegated && called
                                ? "emissary.err.serialization.delegated"
                                : "emissary.err.serialization.hook");
        if (!called) {
            // Only a class that Java asks for nothing else has no other way to refuse.
            assertThat(member.kind()).as(member.emissary()).isEqualTo(Kind.EXTERNALIZABLE);
            assertThat(member.name()).as(member.emissary()).isIn("writeReplace", "readResolve");
        }
    }

    private static void checkWritten(SerialMember member, Outcome byHand, Outcome emissary) {
        if (member.kind() == Kind.LISTED
                || byHand.calls().contains("writeReplace")
                || byHand.calls().contains("writeObject")) {
            assertThat(emissary).as("writing %s", member.emissary()).isEqualTo(byHand);
        } else {
            assertThat(emissary.refused())
                    .as("writing %s: %s", member.emissary(), emissary)
                    .isTrue();
        }
        assertThat(emissary.secret() && member.kind() != Kind.LISTED)
                .as("the secret is in the stream of %s", member.emissary())
                .isFalse();
    }

    private static void checkRead(SerialMember member, Outcome byHandWritten, Outcome byHand, Outcome emissary) {
        boolean replaced = byHand.calls().contains("readObject")
                || (member.kind() == Kind.EXTERNALIZABLE && byHand.calls().contains("readResolve"));
        if (member.kind() == Kind.LISTED || byHandWritten.calls().contains("writeReplace") || replaced) {
            assertThat(emissary).as("reading %s", member.emissary()).isEqualTo(byHand);
        } else {
            assertThat(emissary.refused())
                    .as("reading %s: %s", member.emissary(), emissary)
                    .isTrue();
        }
    }
}
