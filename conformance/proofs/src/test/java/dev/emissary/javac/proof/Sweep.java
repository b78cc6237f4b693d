package dev.emissary.javac.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.conformance.ClassFile;
import dev.emissary.conformance.Diagnostic;
import dev.emissary.conformance.Kind;
import dev.emissary.javac.proof.ReferenceMembers.Member;
import dev.emissary.javac.testing.Desugared;
import dev.emissary.javac.testing.Javac;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Compiles many emissaries together, without those that are refused, and checks the forwarders of the others. */
final class Sweep {
    private static final String FILE = "sweep.Sweep";

    /** What javac says only where the interface itself has it (EM-FWD-10). */
    private static final Set<String> EXCEPTIONS = Set.of(
            "compiler.warn.unchecked.call.mbr.of.raw.type",
            "compiler.warn.unchecked.varargs.non.reifiable.type",
            "compiler.warn.override.unchecked.ret",
            "compiler.warn.override.unchecked.thrown");

    private static final Pattern NAME = Pattern.compile("\\bE(\\d{4,})\\b");
    private static final Pattern COMPLAINT = Pattern.compile("unchecked|redundant\\.cast|prob\\.found\\.req");

    /** The methods that refuse in place of forwarding (EM-CLASS-5). */
    private static final Set<String> REFUSING = Set.of("writeExternal/1", "readExternal/1");

    private final Path directory;
    private final List<String> options;
    private final ReferenceTypes types;
    private final ReferenceMembers members;
    private final Map<String, Integer> exceptions = new TreeMap<>();
    private int emissaries;
    private int forwarders;

    /**
     * Creates a sweep.
     *
     * @param directory where plain Java is written
     * @param options the options with which javac sees the types
     * @param model what javac knows about them
     */
    Sweep(Path directory, List<String> options, JavacModel model) {
        this.directory = directory;
        types = model.types();
        members = new ReferenceMembers(types);
        this.options = new ArrayList<>(options);
        this.options.addAll(List.of("-Xmaxerrs", "100000", "-Xmaxwarns", "100000"));
    }

    /**
     * Returns the methods that an emissary needs for interfaces of a type, as the reference says; one for two of the same
     * erasure, as Kotlin and Scala have them.
     */
    List<String> methods(TypeElement type, List<DeclaredType> interfaces) {
        List<Member> needed = new ArrayList<>();
        for (Member member : members(type, interfaces)) {
            if (needed.stream().noneMatch(other -> members.haveSameErasure(other, member))) {
                needed.add(member);
            }
        }
        return needed.stream()
                .map(member -> text(member.name(), member.type().getParameterTypes()))
                .toList();
    }

    private List<Member> members(TypeElement type, List<DeclaredType> interfaces) {
        return members.of(interfaces, type.asType(), (any, member) -> true);
    }

    /** Returns the declaration of a method of a type without a body. */
    String declaration(TypeElement type, ExecutableElement method) {
        return ReferenceSource.head(types, members.member((DeclaredType) type.asType(), method)) + ";";
    }

    /**
     * Whether stock javac refuses a class that implements interfaces of a type, without methods or with them, or to
     * convert a value of the type to them.
     */
    boolean isRefusedByHand(TypeElement type, List<DeclaredType> interfaces) {
        String head = SweepSource.typeParameters(type.getTypeParameters())
                + interfaces.stream()
                        .map(DeclaredType::toString)
                        .collect(Collectors.joining(", ", " implements ", " {"));
        String methods = members(type, interfaces).stream()
                .map(member -> ReferenceSource.head(types, member) + " { throw new AssertionError(); }")
                .collect(Collectors.joining(" "));
        String conversions = interfaces.stream()
                .map(one -> "{ " + one + " converted = component; }")
                .collect(
                        Collectors.joining(" ", "void convert(" + SweepSource.mention(type) + " component) { ", " } "));
        return !Javac.plain()
                .withOptions(options.toArray(String[]::new))
                .compile("abstract class A" + head + conversions + "}\nfinal class F" + head + methods + "}")
                .success();
    }

    /**
     * Compiles until there is no error: one may keep javac from looking closer at other emissaries.
     *
     * @param source the text with the emissaries that are left
     * @param refuse takes an emissary with errors from these, by its index; the last ones first
     */
    Desugared compile(Supplier<String> source, BiConsumer<Integer, List<Diagnostic>> refuse) {
        while (true) {
            Desugared program = Desugared.of(Map.of(FILE, source.get()), directory, options);
            if (program.emissaries().success()) {
                return program;
            }
            Map<Integer, List<Diagnostic>> errors = new TreeMap<>(Comparator.reverseOrder());
            for (Diagnostic message : program.emissaries().diagnostics()) {
                if (message.kind() == Kind.ERROR) {
                    int index = (message.line() - 2) / SweepSource.LINES_EACH;
                    errors.computeIfAbsent(index, none -> new ArrayList<>()).add(message);
                }
            }
            errors.forEach(refuse);
        }
    }

    /**
     * Checks that emissaries have the expected methods, each of which calls the one of its name, and that their plain form
     * is well-typed.
     *
     * @param expected the methods of each emissary, as {@link #text} writes them
     * @param isUnwritable whether no plain form of an emissary can be well-typed
     * @param before what is called before each of them
     */
    void check(Desugared program, List<List<String>> expected, IntPredicate isUnwritable, String... before) {
        for (int i = 0; i < expected.size(); i++) {
            ClassFile classFile = program.emissaries().classFile(SweepSource.emissaryOf(i));
            List<String> found = new ArrayList<>();
            for (MethodNode method : classFile.node().methods) {
                if ((method.access & Opcodes.ACC_PUBLIC) != 0
                        && (method.access & Opcodes.ACC_SYNTHETIC) == 0
                        && !method.name.equals("<init>")) {
                    String text = text(method.name, Type.getArgumentTypes(method.desc));
                    found.add(text);
                    List<String> calls = calls(method);
                    assertThat(calls)
                            .as("calls of %s in %s", text, declaration(program, i))
                            .isEqualTo(
                                    REFUSING.contains(text) && calls.isEmpty()
                                            ? calls
                                            : Stream.concat(Stream.of(before), Stream.of(text))
                                                    .toList());
                }
            }
            assertThat(found)
                    .as("methods of %s", declaration(program, i))
                    .containsExactlyInAnyOrderElementsOf(expected.get(i));
            forwarders += found.size();
        }
        emissaries += expected.size();
        assertThat(complaints(program, isUnwritable)).isEmpty();
    }

    private static List<String> declaration(Desugared program, int index) {
        return program.sources()
                .get(FILE)
                .lines()
                .skip(1 + (long) index * SweepSource.LINES_EACH)
                .limit(SweepSource.LINES_EACH)
                .toList();
    }

    private static List<String> calls(MethodNode method) {
        List<String> calls = new ArrayList<>();
        method.instructions.forEach(instruction -> {
            if (instruction instanceof MethodInsnNode call && !call.name.equals("<init>")) {
                calls.add(text(call.name, Type.getArgumentTypes(call.desc)));
            }
        });
        return calls;
    }

    private static String text(String name, Type... parameters) {
        return name + "/" + parameters.length;
    }

    /** Returns the name of a method and the number of its parameters; their types may be erased differently. */
    static String text(CharSequence name, Collection<?> parameters) {
        return name + "/" + parameters.size();
    }

    /** Returns what javac says of the plain form with nothing suppressed, but for the exceptions, which are counted. */
    private List<String> complaints(Desugared program, IntPredicate isUnwritable) {
        String plain = program.plain().get(FILE).replaceAll("@SuppressWarnings\\([^)]*\\)", "");
        List<String> lines = plain.lines().toList();
        List<String> complaints = new ArrayList<>();
        for (Diagnostic message : Javac.plain()
                .withOptions(options.toArray(String[]::new))
                .withOptions("-proc:none", "-Xlint:none,unchecked,cast")
                .compile(plain)
                .diagnostics()) {
            if (EXCEPTIONS.contains(message.key())) {
                exceptions.merge(message.key(), 1, Integer::sum);
            } else if ((message.kind() == Kind.ERROR
                            || COMPLAINT.matcher(message.key()).find())
                    && !isUnwritable.test(index(lines, message.line()))) {
                complaints.add(message.text() + ": " + lines.get(message.line() - 1));
            }
        }
        return complaints;
    }

    /** Returns the index of the emissary around a line, which is the last one named above it. */
    private static int index(List<String> lines, int line) {
        Matcher name = NAME.matcher("");
        int at = line;
        while (!name.find()) {
            at--;
            name.reset(lines.get(at));
        }
        return Integer.parseInt(name.group(1));
    }

    /** Returns how many emissaries have been checked. */
    int emissaries() {
        return emissaries;
    }

    @Override
    public String toString() {
        return "JDK %s: %d emissaries, %d forwarders, exceptions: %s"
                .formatted(Runtime.version(), emissaries, forwarders, exceptions);
    }
}
