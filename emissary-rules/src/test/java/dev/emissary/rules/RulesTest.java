package dev.emissary.rules;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import dev.emissary.model.Decision;
import dev.emissary.model.Forwarder;
import dev.emissary.model.Header;
import dev.emissary.model.Header.Component;
import dev.emissary.model.Problem;
import dev.emissary.model.Superinterfaces;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The rules, applied to the classes of {@code rules.txt} in one annotation processor: no compiler with emissaries is
 * needed. An example is a comment with its clause, a program whose class {@code Front} stands for an emissary with the
 * parameters of its constructor as components, and after {@code >} what is decided, in any order.
 */
class RulesTest {
    private static final String LIST = "@interface List { Class<?>[] value(); String[] to() default {}; }\n";

    @TestFactory
    Stream<DynamicTest> eachExampleIsDecidedAsItSays() throws IOException {
        Map<String, String> programs = new LinkedHashMap<>();
        Map<String, String> expected = new LinkedHashMap<>();
        for (String example : examples().split("\n(?=// EM-)")) {
            String[] parts = example.split("\n> ");
            programs.put(parts[0], "p" + programs.size());
            expected.put(parts[0], sorted(parts[1].strip().split("\\s+")));
        }
        Decisions decisions = new Decisions();
        Compiler.javac()
                .withProcessors(decisions)
                .withOptions("-proc:only")
                .compile(programs.entrySet().stream()
                        .map(entry -> JavaFileObjects.forSourceString(
                                entry.getValue() + ".Front",
                                "package " + entry.getValue() + ";\n" + entry.getKey() + "\n" + LIST))
                        .toList());
        return programs.entrySet().stream()
                .map(entry -> dynamicTest(
                        entry.getKey().lines().findFirst().orElseThrow().substring(3),
                        () -> assertThat(decisions.found.get(entry.getValue() + ".Front"))
                                .as(entry.getKey())
                                .isEqualTo(expected.get(entry.getKey()))));
    }

    private static String examples() throws IOException {
        try (InputStream in = RulesTest.class.getResourceAsStream("rules.txt")) {
            String text = new String(in.readAllBytes(), UTF_8);
            return text.substring(text.indexOf("\n// EM-") + 1);
        }
    }

    private static String sorted(String... words) {
        return Stream.of(words).sorted().collect(Collectors.joining(" "));
    }

    @SupportedAnnotationTypes("*")
    private static final class Decisions extends AbstractProcessor {
        final Map<String, String> found = new LinkedHashMap<>();

        @Override
        public SourceVersion getSupportedSourceVersion() {
            return SourceVersion.latest();
        }

        @Override
        public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
            EmissaryRules rules =
                    new EmissaryRules(processingEnv.getTypeUtils(), new SourceFacts(processingEnv.getElementUtils()));
            for (TypeElement type : ElementFilter.typesIn(round.getRootElements())) {
                if (type.getSimpleName().contentEquals("Front")) {
                    found.put(type.getQualifiedName().toString(), decided(rules, type));
                }
            }
            return false;
        }
    }

    private static String decided(EmissaryRules rules, TypeElement front) {
        Header header = header(front);
        Superinterfaces superinterfaces = rules.superinterfaces(front, header);
        Decision decision = rules.decide(front, header, superinterfaces);
        List<String> words = new ArrayList<>();
        for (Forwarder forwarder : decision.plan().forwarders()) {
            words.add(word(header, forwarder));
        }
        decision.plan()
                .refusals()
                .forEach(refusal -> words.add(refusal.refusesWriting() ? "refuses.writing" : "refuses.reading"));
        Stream.of(superinterfaces.problems(), decision.conflicts(), rules.warnings(front, decision, true))
                .flatMap(List::stream)
                .forEach(problem -> words.add(word(problem)));
        return words.isEmpty() ? "nothing" : sorted(words.toArray(String[]::new));
    }

    /** Writes a forwarder as the call that it makes, with types without packages. */
    private static String word(Header header, Forwarder forwarder) {
        return header.name(forwarder.component())
                + forwarder.supply().map(supply -> ".get()").orElse("")
                + "."
                + forwarder.method().getSimpleName()
                + forwarder.signature().getParameterTypes().stream()
                        .map(TypeMirror::toString)
                        .collect(Collectors.joining(",", "(", ")"))
                        .replaceAll("\\b(\\w+[.])+(?=\\w)", "")
                + (forwarder.replacesSelf() ? "=self" : "")
                + forwarder
                        .upcast()
                        .map(cast -> "@" + cast.asElement().getSimpleName())
                        .orElse("");
    }

    private static String word(Problem problem) {
        String message = problem.message() instanceof Problem.OwnMessage own
                ? own.key()
                : problem.message().toString();
        return message + "@" + problem.place().part().name().toLowerCase(Locale.ROOT)
                + problem.place().index();
    }

    private static Header header(TypeElement front) {
        List<Component> components =
                ElementFilter.constructorsIn(front.getEnclosedElements()).get(0).getParameters().stream()
                        .map(parameter -> new Component(
                                parameter.getSimpleName().toString(),
                                parameter.asType(),
                                parameter.asType().getKind() == TypeKind.TYPEVAR))
                        .toList();
        List<TypeMirror> listed = List.copyOf(front.getInterfaces());
        Optional<? extends AnnotationMirror> list = front.getAnnotationMirrors().stream()
                .filter(annotation -> annotation
                        .getAnnotationType()
                        .asElement()
                        .getSimpleName()
                        .contentEquals("List"))
                .findFirst();
        return new Header(
                components,
                listed,
                list.map(annotation -> values(annotation, "value").stream()
                        .map(value -> type((TypeMirror) value))
                        .toList()),
                list.map(annotation -> values(annotation, "to").stream()
                                .map(String::valueOf)
                                .toList())
                        .orElse(List.of()),
                false);
    }

    /** Returns the type that a class literal of a list stands for: that of the declaration where it is not generic. */
    private static TypeMirror type(TypeMirror literal) {
        return literal instanceof DeclaredType declared
                        && ((TypeElement) declared.asElement())
                                .getTypeParameters()
                                .isEmpty()
                ? declared.asElement().asType()
                : literal;
    }

    private static List<Object> values(AnnotationMirror annotation, String name) {
        return annotation.getElementValues().entrySet().stream()
                .filter(entry -> entry.getKey().getSimpleName().contentEquals(name))
                .flatMap(entry -> ((List<?>) entry.getValue().getValue()).stream())
                .map(value -> ((AnnotationValue) value).getValue())
                .toList();
    }
}
