package dev.emissary.intellij;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.intellij.codeInsight.daemon.ImplicitUsageProvider;
import com.intellij.codeInsight.intention.IntentionAction;
import com.intellij.codeInspection.LocalInspectionTool;
import com.intellij.codeInspection.LocalQuickFix;
import com.intellij.codeInspection.ProblemsHolder;
import com.intellij.openapi.editor.Document;
import com.intellij.openapi.editor.Editor;
import com.intellij.psi.PsiDocumentManager;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiFile;
import com.intellij.psi.PsiRecordComponent;
import com.intellij.psi.augment.PsiAugmentProvider;
import com.intellij.psi.impl.PsiDocumentManagerBase;
import com.intellij.psi.util.JavaPsiRecordUtil;
import com.intellij.psi.util.PsiTreeUtil;
import dev.emissary.javac.testing.Javac;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Element;

/** What the plugin reports, offers and suppresses; and that IDEA's extension points reach it. */
@Isolated("IDEA has one application for each JVM.")
class InspectionsTest {
    private static final String GIVEN = """
            import dev.emissary.Emissary;
            import java.util.function.Supplier;
            interface Rows { void rows(); }
            interface Cells<T> extends Rows { T cell(Rows of); }
            interface Mark {}
            class Table implements Cells<String>, Mark {
                public void rows() {}
                public String cell(Rows of) { return ""; }
                public int size() { return 0; }
            }
            interface Sized { int size(); }
            interface Sizes extends Sized {}
            """;

    @TempDir
    Path directory;

    /** A declaration, and what the fix makes of it, if there is one. The compiler has to permit both. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "@Emissary record A(Runnable r) {} | @Emissary record A(Runnable r) implements Runnable {}",
                "@Emissary record A<T>(Cells<T> c, java.util.concurrent.Callable<T> d) implements Mark {} "
                        + "| @Emissary record A<T>(Cells<T> c, java.util.concurrent.Callable<T> d) implements Mark, "
                        + "Cells<T>, java.util.concurrent.Callable<T> {}",
                "@Emissary record A(Cells<A.In> c) { static class In {} } "
                        + "| @Emissary record A(Cells<A.In> c) implements Cells<A.In> { static class In {} }",
                "@Emissary record A(Runnable r) implements Runnable {} | ''",
                "@Emissary record A(Rows r, Table t) implements Cells<String> { public void rows() {} } | ''",
                "record A(Runnable r) {} | ''",
                // With a list that says what would go without saying.
                "@Emissary(Cells.class) record A(Table t) {} | @Emissary record A(Table t) implements Cells<String> {}",
                "@Emissary record A(@Emissary(Rows.class) Table t, @Emissary(Runnable.class) Runnable r) {} "
                        + "| @Emissary record A(Table t, Runnable r) implements Rows, Runnable {}",
                // With one that says more.
                "@Emissary(Rows.class) record A(Cells<String> c) {} | ''",
                "@Emissary(Sized.class) record A(Table t) {} | ''",
                "@Emissary(Rows.class) record A(Supplier<Rows> s) {} | ''",
                "@Emissary(Sized.class) record A(Table t) implements Sizes {} | ''",
                "@Emissary(Rows.class) record A(Table t, int state) {} | ''",
                "@Emissary(Rows.class) record A(Rows r, Runnable state) {} | ''",
                "@Emissary(Rows.class) record A(Table t) implements Cells<String> { "
                        + "public String cell(Rows of) { return null; } } | ''",
            })
    void fixWritesTheInterfacesWhereTheClassStaysTheSame(String before, String after) {
        assertThat(members(after.isEmpty() ? before : after)).isEqualTo(members(before));
        try (HeadlessProject project = open("")) {
            PsiFile file = project.text(GIVEN + before);
            List<Problem> problems = inspect(new UnlistedInterfacesInspection(), file);
            Editor editor = () -> () -> file.getText().indexOf("record A");

            assertThat(new ListInterfacesIntention().isAvailable(project.project(), editor, file))
                    .isEqualTo(!after.isEmpty());
            assertThat(problems).hasSizeLessThanOrEqualTo(before.contains("Sizes") ? 0 : 1);
            assertThat(problems.stream().flatMap(problem -> problem.fixes().stream()))
                    .hasSize(after.isEmpty() ? 0 : 1);
            if (!after.isEmpty()) {
                Problem problem = problems.get(0);
                StringBuilder document = document(project, file);
                problem.fixes().get(0).applyFix(project.project(), problem::place);
                assertThat(document).hasToString(GIVEN + after);
            }
        }
    }

    @Test
    void intentionWritesWhatTheFixWrites() {
        try (HeadlessProject project = open("")) {
            PsiFile file = project.text(GIVEN + "@Emissary record A(Runnable r) { int a; }");
            IntentionAction intention = new ListInterfacesIntention();
            Editor inBody = () -> () -> file.getText().indexOf("int a");

            assertThat(intention.isAvailable(project.project(), inBody, file)).isFalse();
            StringBuilder document = document(project, file);
            intention.invoke(project.project(), () -> () -> file.getText().indexOf("Runnable r"), file);
            assertThat(document).contains("A(Runnable r) implements Runnable {");
            assertThat(intention.getText()).isEqualTo(((LocalQuickFix) intention).getFamilyName());
            assertThat(intention.startInWriteAction()).isTrue();
        }
    }

    /** What remains red is reported, without a fix. */
    @Test
    void interfacesThatOnlyAListCanSayAreReported() {
        try (HeadlessProject project = open("@Emissary(Sized.class) record A(Table t) {}")) {
            assertThat(inspect(new UnlistedInterfacesInspection(), project.file(directory.resolve("A.java"))))
                    .extracting(problem -> problem.place().getText(), Problem::message, Problem::fixes)
                    .containsExactly(tuple(
                            "A",
                            "Emissary A implements Sized, which IDEA knows only from the implements clause; "
                                    + "an interface that extends it can stand there",
                            List.of()));
        }
    }

    private static final String USES = """
            class Uses {
                @Emissary record A(Runnable task, Rows rows) implements Runnable, Rows {
                    Runnable own() { return this.task(); }
                    class Inner { Runnable other(A a) { return a.task(); } }
                    static Object field(A a) { return a.task; }
                }
                Runnable call(A a) { return a.task(); }
                Runnable bound(A a) { a.rows(); return a::rows; }
                java.util.function.Function<A, Runnable> unbound() { return A::task; }
                int other(P p) { return p.x(); }
            }
            record P(int x) {}
            """;

    private static final String PATTERNS = """
            class Patterns {
                @Emissary record A(Runnable task) implements Runnable {}
                boolean is(Object o) { return o instanceof A(Runnable task); }
                int which(Object o) { return switch (o) { case A(var task) -> 1; case P(int x) -> x; default -> 2; }; }
            }
            record P(int x) {}
            """;

    /** The lines and texts are those of javac; where a forwarding method has the name of a component, it is called. */
    @Test
    void usesAsARecordAreTheErrorsOfTheCompiler() {
        sameAsCompiler(GIVEN + USES, 4);
        if (Runtime.version().feature() >= 21) {
            sameAsCompiler(GIVEN + PATTERNS, 2);
        }
    }

    private void sameAsCompiler(String text, int errors) {
        List<String> compiler = Javac.emissary().withoutProcessing().compile(Javac.texts(text)).diagnostics().stream()
                .map(message -> message.line() + ": "
                        + message.text().replaceAll("\\s+", " ").replace("Patterns.", ""))
                .toList();
        try (HeadlessProject project = HeadlessProject.of(directory, Map.of("A.java", text))) {
            PsiFile file = project.file(directory.resolve("A.java"));
            assertThat(inspect(new RecordUseInspection(), file).stream()
                            .map(problem -> line(problem.place()) + ": "
                                    + problem.message().replace("; ", " ")))
                    .containsExactlyElementsOf(compiler)
                    .hasSize(errors);
        }
    }

    @Test
    void delegatesCountAsUsed() {
        String text = """
                @Emissary(Rows.class) record A(Table t, int state) {}
                record P(int x) {}
                """;
        try (HeadlessProject project = open(text)) {
            UsedComponents used = new UsedComponents();
            PsiRecordComponent[] components = project.type("A").getRecordComponents();

            assertThat(components).extracting(used::isImplicitUsage).containsExactly(true, false);
            assertThat(used.isImplicitRead(JavaPsiRecordUtil.getFieldForComponent(components[0])))
                    .isTrue();
            assertThat(used.isImplicitWrite(components[0])).isFalse();
            assertThat(used.isImplicitUsage(project.type("P").getRecordComponents()[0]))
                    .isFalse();
            assertThat(used.isImplicitUsage(project.type("A"))).isFalse();
        }
    }

    @Test
    void descriptorNamesWhatIsThere() throws Exception {
        Map<String, Class<?>> points = Map.of(
                "lang.psiAugmentProvider", PsiAugmentProvider.class,
                "implicitUsageProvider", ImplicitUsageProvider.class,
                "localInspection", LocalInspectionTool.class,
                "intentionAction", IntentionAction.class);
        var document = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(InspectionsTest.class.getResource("/META-INF/plugin.xml").toString());
        int extensions = 0;
        for (var point : points.entrySet()) {
            var elements = document.getElementsByTagName(point.getKey());
            for (int i = 0; i < elements.getLength(); i++, extensions++) {
                Element element = (Element) elements.item(i);
                String name = element.getAttribute("implementation") + element.getAttribute("implementationClass");
                Object made = Class.forName(name.isEmpty() ? text(element, "className") : name)
                        .getConstructor()
                        .newInstance();
                assertThat(made).isInstanceOf(point.getValue());
                String description = made instanceof IntentionAction
                        ? "/intentionDescriptions/" + made.getClass().getSimpleName() + "/description.html"
                        : "/inspectionDescriptions/" + element.getAttribute("shortName") + ".html";
                assertThat(made instanceof LocalInspectionTool || made instanceof IntentionAction)
                        .isEqualTo(InspectionsTest.class.getResource(description) != null);
            }
        }
        assertThat(extensions).isEqualTo(5);
        assertThat("com.intellij.lang.psiAugmentProvider").isEqualTo(PsiAugmentProvider.EP_NAME.getName());
    }

    private static String text(Element element, String child) {
        return element.getElementsByTagName(child).item(0).getTextContent();
    }

    private record Problem(PsiElement place, String message, List<LocalQuickFix> fixes) {}

    /** Shows each element to an inspection, as IDEA does. */
    private static List<Problem> inspect(LocalInspectionTool inspection, PsiFile file) {
        List<Problem> problems = new ArrayList<>();
        var visitor = inspection.buildVisitor(
                new ProblemsHolder() {
                    @Override
                    public void registerProblem(PsiElement place, String message, LocalQuickFix... fixes) {
                        problems.add(new Problem(place, message, List.of(fixes)));
                    }
                },
                true);
        PsiTreeUtil.findChildrenOfType(file, PsiElement.class).forEach(element -> element.accept(visitor));
        return problems;
    }

    /** Returns the text of what IDEA would give as the document of a file; the real one is not in the model's jar. */
    private static StringBuilder document(HeadlessProject project, PsiFile of) {
        StringBuilder text = new StringBuilder(of.getText());
        Document document = (Document) Proxy.newProxyInstance(
                Document.class.getClassLoader(),
                new Class<?>[] {Document.class},
                (proxy, method, arguments) -> method.getName().equals("replaceString")
                        ? text.replace((int) arguments[0], (int) arguments[1], (String) arguments[2])
                        : null);
        project.project().getPicoContainer().unregisterComponent(PsiDocumentManager.class.getName());
        project.project().registerService(PsiDocumentManager.class, new PsiDocumentManagerBase(project.project()) {
            @Override
            public Document getDocument(PsiFile file) {
                return file == of ? document : null;
            }

            @Override
            public void commitDocument(Document changed) {
                assertThat(changed).isSameAs(document);
            }
        });
        return text;
    }

    private static int line(PsiElement element) {
        return (int) element.getContainingFile()
                .getText()
                .substring(0, element.getTextOffset())
                .lines()
                .count();
    }

    /** Returns what javac makes of a declaration. */
    private static List<?> members(String declaration) {
        Class<?> compiled = Javac.emissary()
                .withoutProcessing()
                .compile(Javac.texts(GIVEN + declaration))
                .successful()
                .load("A");
        return List.of(
                Arrays.toString(compiled.getGenericInterfaces()),
                Arrays.stream(compiled.getDeclaredMethods())
                        .map(Method::toGenericString)
                        .sorted()
                        .toList());
    }

    private HeadlessProject open(String text) {
        return HeadlessProject.of(directory, Map.of("A.java", GIVEN + text));
    }
}
