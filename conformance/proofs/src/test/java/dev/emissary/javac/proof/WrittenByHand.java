package dev.emissary.javac.proof;

import com.google.testing.compile.JavaFileObjects;
import dev.emissary.javac.proof.ExpectedForwarders.Member;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Javac;
import dev.emissary.javac.testing.JavacModel;
import dev.emissary.javac.testing.WithAndWithout;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;

/**
 * Asks stock javac about a class for each of some interfaces that implements the interface and has, as ordinary methods,
 * the forwarders that an emissary would have.
 */
public final class WrittenByHand {
    private static final Pattern ERROR = Pattern.compile("(\\d+):\\d+ (compiler\\.err\\.\\S+)");

    private final ExpectedForwarders expected;
    private final String[] options;

    /** Creates an asker of a javac that sees what a model sees, through some options. */
    public WrittenByHand(JavacModel model, String... options) {
        expected = new ExpectedForwarders(model);
        this.options = options.clone();
    }

    /**
     * Returns a key for each interface that has an error: in an abstract class that says no more than that it implements
     * the interface, or else in a class with all the methods.
     *
     * @param wanted the keys to look for; others are returned only where there is none of these
     */
    public Map<TypeElement, String> errors(List<TypeElement> interfaces, Set<String> wanted) {
        Map<TypeElement, String> errors = new HashMap<>();
        List<TypeElement> open = new ArrayList<>(interfaces);
        addErrors(open, type -> declaration("abstract", type, ""), wanted, errors);
        addErrors(open, type -> declaration("final", type, methods(type)), wanted, errors);
        return errors;
    }

    /** Compiles a class for each interface, with all the methods. */
    Compiled compile(List<TypeElement> interfaces, String... more) {
        String source = interfaces.stream()
                .map(type -> declaration("final", type, methods(type)))
                .collect(Collectors.joining());
        return WithAndWithout.without(
                List.of(JavaFileObjects.forSourceString("Source", source)),
                Stream.concat(Stream.of(options), Stream.of(more)).toArray(String[]::new));
    }

    /** Returns a key for each name that an implements clause cannot have. */
    public Map<String, String> errorsOfNames(List<String> names) {
        Map<String, String> errors = new HashMap<>();
        List<String> open = new ArrayList<>(names);
        addErrors(
                open,
                name -> "abstract class H%d implements %s {}%n".formatted(names.indexOf(name), name),
                Set.of(),
                errors);
        return errors;
    }

    /** Compiles classes, each on a line of its own, and takes those with an error from the list. */
    private <T> void addErrors(List<T> open, Function<T, String> text, Set<String> wanted, Map<T, String> errors) {
        // An error in one class may keep javac from looking closer at the others.
        for (boolean progress = true; progress && !open.isEmpty(); ) {
            String source = open.stream().map(text).collect(Collectors.joining());
            Map<T, String> found = new HashMap<>();
            for (String diagnostic : Javac.plain()
                    .withLint()
                    .withOptions(options)
                    .compile(source)
                    .places()) {
                Matcher error = ERROR.matcher(diagnostic);
                if (error.matches()) {
                    T subject = open.get(Integer.parseInt(error.group(1)) - 1);
                    found.merge(subject, error.group(2), (one, next) -> wanted.contains(one) ? one : next);
                }
            }
            errors.putAll(found);
            progress = open.removeAll(found.keySet());
        }
    }

    private static String declaration(String modifier, TypeElement type, String body) {
        String name = "H" + type.getQualifiedName().toString().replace('.', '_');
        return "%s class %s%s implements %s%s { %s }\n"
                .formatted(
                        modifier,
                        name,
                        SweepSource.typeParameters(type.getTypeParameters()),
                        type.getQualifiedName(),
                        SweepSource.typeArguments(type.getTypeParameters()),
                        body);
    }

    private String methods(TypeElement type) {
        return expected.members((DeclaredType) type.asType()).stream()
                .map(WrittenByHand::method)
                .collect(Collectors.joining(" "));
    }

    private static String method(Member member) {
        ExecutableType type = member.type();
        List<? extends TypeMirror> parameters = type.getParameterTypes();
        return "public %s %s %s(%s)%s { throw new AssertionError(); }"
                .formatted(
                        SweepSource.typeParameters(type.getTypeVariables().stream()
                                .map(variable -> (TypeParameterElement) ((TypeVariable) variable).asElement())
                                .toList()),
                        type.getReturnType(),
                        member.method().getSimpleName(),
                        IntStream.range(0, parameters.size())
                                .mapToObj(i -> parameters.get(i) + " arg" + i)
                                .collect(Collectors.joining(", ")),
                        type.getThrownTypes().isEmpty()
                                ? ""
                                : " throws "
                                        + type.getThrownTypes().stream()
                                                .map(TypeMirror::toString)
                                                .collect(Collectors.joining(", ")));
    }
}
