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
import dev.emissary.model.Line;
import dev.emissary.model.PlannedMethod.Refusal;
import dev.emissary.model.Problem;
import dev.emissary.model.Superinterfaces;
import dev.emissary.rules.warnings.LintRules;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The rules, applied to the classes of {@code rules.txt} in one annotation processor: no compiler with emissaries is
 * needed. An example is a comment with its clause, a program whose class {@code Front} stands for an emissary with the
 * parameters of its constructor as components, and after {@code >} what is decided, in any order. A comment may
 * have an explicit list; a plus is before the key of an optional line of a message.
 */
class RulesTest {
    private static final Pattern LIST = Pattern.compile("/\\* delegates ?(.*?) ?\\*/");

    @TestFactory
    Stream<DynamicTest> eachExampleIsDecidedAsItSays() throws IOException {
        Map<String, String> examples = new HashMap<>();
        for (String example : text().split("\n(?=// EM-)")) {
            examples.put("p" + examples.size(), example);
        }
        Decisions decisions = new Decisions(examples);
        Compiler.javac()
                .withProcessors(decisions)
                .withOptions("-proc:only")
                .compile(examples.entrySet().stream()
                        .map(example -> JavaFileObjects.forSourceString(
                                example.getKey() + ".Front",
                                "package " + example.getKey() + ";\n"
                                        + example.getValue().split("\n> ")[0]))
                        .toList());
        return examples.entrySet().stream()
                .map(example -> dynamicTest(
                        example.getValue().lines().findFirst().orElseThrow().substring(3),
                        () -> assertThat(decisions.found.get(example.getKey()))
                                .as(example.getValue())
                                .containsExactlyInAnyOrder(example.getValue()
                                        .split("\n> ")[1]
                                        .strip()
                                        .split("\\s+"))));
    }

    private static String text() throws IOException {
        try (InputStream in = RulesTest.class.getResourceAsStream("rules.txt")) {
            String text = new String(in.readAllBytes(), UTF_8);
            return text.substring(text.indexOf("\n// EM-") + 1);
        }
    }

    @SupportedAnnotationTypes("*")
    private static final class Decisions extends AbstractProcessor {
        final Map<String, List<String>> found = new HashMap<>();
        private final Map<String, String> examples;

        Decisions(Map<String, String> examples) {
            this.examples = examples;
        }

        @Override
        public SourceVersion getSupportedSourceVersion() {
            return SourceVersion.latest();
        }

        @Override
        public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
            if (!round.processingOver()) {
                examples.forEach((name, example) -> found.put(
                        name, decided(processingEnv.getElementUtils().getTypeElement(name + ".Front"), name, example)));
            }
            return false;
        }

        private List<String> decided(TypeElement front, String name, String example) {
            SourceFacts facts = new SourceFacts(processingEnv.getElementUtils());
            EmissaryRules rules = new EmissaryRules(processingEnv.getTypeUtils(), facts);
            Header header = header(front, name, LIST.matcher(example).results().findFirst());
            Superinterfaces superinterfaces = rules.superinterfaces(front, header);
            Decision decision = rules.decide(front, header, superinterfaces);
            List<String> words = new ArrayList<>();
            decision.plan().forwarders().forEach(forwarder -> words.add(word(header, forwarder)));
            decision.plan().methods().stream()
                    .filter(Refusal.class::isInstance)
                    .map(Refusal.class::cast)
                    .forEach(refusal -> words.add(refusal.refusesWriting() ? "refuses.writing" : "refuses.reading"));
            List<Problem> lint = decision.isComplete()
                    ? new LintRules(processingEnv.getTypeUtils(), facts).problems(front, decision, component -> false)
                    : List.of();
            Stream.of(superinterfaces.problems(), decision.conflicts(), rules.warnings(front, decision, true), lint)
                    .flatMap(List::stream)
                    .forEach(problem -> words.add(word(problem)));
            return words.isEmpty() ? List.of("nothing") : words;
        }

        private Header header(TypeElement front, String name, Optional<MatchResult> written) {
            List<Component> components =
                    ElementFilter.constructorsIn(front.getEnclosedElements()).get(0).getParameters().stream()
                            .map(parameter -> new Component(
                                    parameter.getSimpleName().toString(),
                                    parameter.asType(),
                                    parameter.asType().getKind() == TypeKind.TYPEVAR))
                            .toList();
            List<String[]> list = written.stream()
                    .flatMap(match -> Stream.of(match.group(1).split(", ")))
                    .filter(one -> !one.isEmpty())
                    .map(one -> one.split(" to "))
                    .toList();
            return new Header(
                    components,
                    List.copyOf(front.getInterfaces()),
                    written.map(match ->
                            list.stream().map(one -> type(name + "." + one[0])).toList()),
                    list.stream().map(one -> one.length > 1 ? one[1] : "").toList(),
                    false);
        }

        private TypeMirror type(String name) {
            return processingEnv
                    .getTypeUtils()
                    .getDeclaredType(processingEnv.getElementUtils().getTypeElement(name));
        }
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

    /** Writes a problem as its key and place, with the optional lines of its message. */
    private static String word(Problem problem) {
        String message = problem.message() instanceof Problem.OwnMessage own
                ? own.key()
                : problem.message().toString();
        return message + "@" + problem.place().part().name().toLowerCase(Locale.ROOT)
                + problem.place().index()
                + problem.arguments().stream()
                        .filter(argument -> argument instanceof Line && argument != Line.NONE)
                        .map(line -> "+" + ((Line) line).key())
                        .collect(Collectors.joining());
    }
}
