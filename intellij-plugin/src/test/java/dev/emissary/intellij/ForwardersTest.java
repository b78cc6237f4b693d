package dev.emissary.intellij;

import static org.assertj.core.api.Assertions.assertThat;

import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiFile;
import com.intellij.psi.PsiJavaCodeReferenceElement;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiTypeParameter;
import com.intellij.psi.util.MethodSignatureUtil;
import com.intellij.psi.util.PsiTreeUtil;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** The members that IDEA's model has of emissaries, where an editor asks for them. */
@Isolated("IDEA has one application for each JVM.")
class ForwardersTest {
    private static final String FRONT = """
            import dev.emissary.Emissary;

            /** Text. */
            interface Shop<T> {
                /** Finds. */
                T find(String name) throws java.io.IOException;
                @Deprecated default int size(T... of) { return 1; }
                static void none() {}
                boolean equals(Object other);
            }

            @Emissary
            record Front<T>(Shop<T> shop, Appendable out, Runnable task) implements Shop<T>, Appendable, Runnable {
                public void run() {}

                static int first(Front<String> x) throws java.io.IOException {
                    x.append("a").append('b');
                    return x.find("c").length() + x.size("d", "e");
                }
            }
            """;

    @TempDir
    Path directory;

    @Test
    void callsResolveWithTheirTypes() {
        try (HeadlessProject project = HeadlessProject.of(directory, Map.of("Front.java", FRONT))) {
            PsiClass front = project.type("Front");

            assertThat(forwarders(front)).containsExactly("append", "append", "append", "find", "size");
            Collection<PsiJavaCodeReferenceElement> references =
                    PsiTreeUtil.findChildrenOfType(front, PsiJavaCodeReferenceElement.class);
            assertThat(references).hasSizeGreaterThan(20).allMatch(reference -> reference.resolve() != null);
            assertThat(PsiTreeUtil.findChildrenOfType(front, PsiMethodCallExpression.class).stream()
                            .map(call -> call.getMethodExpression().getReferenceName() + ": "
                                    + call.getType().getPresentableText()))
                    .containsExactly(
                            "append: Appendable", "append: Appendable", "length: int", "find: String", "size: int");
        }
    }

    /** Its accessor is no member of an emissary, and yields to the forwarding method. */
    @Test
    void forwarderMayHaveTheNameOfAComponent() {
        String text = """
                interface Named { CharSequence name(); <T> T same(); }
                @dev.emissary.Emissary record Same(Named name, String same) implements Named {
                    CharSequence own() { return name(); }
                    java.util.function.Function<Same, CharSequence> reference() { return Same::name; }
                }
                class Other {
                    static int name(Same s) { return s.name().length() + s.<String>same().length(); }
                }
                """;
        try (HeadlessProject project = HeadlessProject.of(directory, Map.of("Same.java", text))) {
            PsiFile file = project.file(directory.resolve("Same.java"));
            assertThat(PsiTreeUtil.findChildrenOfType(file, PsiJavaCodeReferenceElement.class))
                    .allMatch(reference -> reference.resolve() != null)
                    .filteredOn(reference -> List.of("name", "same").contains(reference.getReferenceName()))
                    .hasSize(4)
                    .allMatch(reference -> reference.resolve() instanceof ForwardingMethod);
        }
    }

    @Test
    void methodsAreMadeOnce() {
        try (HeadlessProject project = HeadlessProject.of(directory, Map.of("Front.java", FRONT))) {
            PsiClass front = project.type("Front");
            List<ForwardingMethod> made = Forwarders.of(front);
            assertThat(made).hasSize(5);
            assertThat(front.getMethods())
                    .filteredOn(ForwardingMethod.class::isInstance)
                    .usingElementComparator((one, other) -> one == other ? 0 : 1)
                    .containsExactlyInAnyOrderElementsOf(made);
            assertThat(front.findMethodsByName("find", true)).anyMatch(method -> method == made.get(0));
            assertThat(Forwarders.of(front)).isSameAs(made);
        }
    }

    @Test
    void emissariesThatAreComponentsOfEachOtherEnd() {
        String text = """
                @dev.emissary.Emissary(Runnable.class) record One(Two two) {}
                @dev.emissary.Emissary(Runnable.class) record Two(One one, Thread thread) {}
                @dev.emissary.Emissary record Self(Self self, Runnable run) {}
                """;
        try (HeadlessProject project = HeadlessProject.of(directory, Map.of("One.java", text))) {
            assertThat(types(project.file(directory.resolve("One.java"))).stream()
                            .map(type -> type.getName() + forwarders(type)))
                    .containsExactly("One[run]", "Two[run]", "Self[run]");
        }
    }

    @Test
    void typingFailsNowhere() {
        try (HeadlessProject project = HeadlessProject.of(directory, Map.of())) {
            assertThat(typed(project, FRONT)).isEqualTo(FRONT.length() - FRONT.indexOf("shop, Appendable"));
        }
    }

    /** Asks for members, references and problems after each character; returns how often there were forwarders. */
    private static int typed(HeadlessProject project, String text) {
        int withForwarders = 0;
        for (int i = 0; i <= text.length(); i++) {
            PsiFile typed = project.text(text.substring(0, i));
            for (PsiClass type : types(typed)) {
                type.getVisibleSignatures();
                ImplementsClause.changes(type);
                withForwarders += forwarders(type).isEmpty() ? 0 : 1;
            }
            PsiTreeUtil.findChildrenOfType(typed, PsiElement.class).forEach(RecordUseInspection::use);
            PsiTreeUtil.findChildrenOfType(typed, PsiJavaCodeReferenceElement.class)
                    .forEach(PsiJavaCodeReferenceElement::resolve);
        }
        return withForwarders;
    }

    /** What completion, the structure view, navigation, find usages and the hierarchies ask the model for. */
    @Test
    void forwardersAreWhereTheIdeLooksAndLeadToTheMethodsOfTheInterface() {
        try (HeadlessProject project = HeadlessProject.of(directory, Map.of("Front.java", FRONT))) {
            PsiClass front = project.type("Front");
            PsiMethod find = front.findMethodsByName("find", false)[0];
            PsiMethod origin = project.type("Shop").findMethodsByName("find", false)[0];

            assertThat(front.getAllMethodsAndTheirSubstitutors().stream().map(pair -> pair.first))
                    .contains(find);
            assertThat(front.isInheritor(project.type("Shop"), false)).isTrue();
            assertThat(MethodSignatureUtil.isSuperMethod(origin, find)).isTrue();
            assertThat(PsiTreeUtil.findChildrenOfType(front, PsiMethodCallExpression.class))
                    .extracting(PsiMethodCallExpression::getMethodExpression)
                    .filteredOn(reference -> reference.isReferenceTo(find))
                    .singleElement()
                    .matches(reference ->
                            reference.getQualifierExpression().getText().equals("x"));
            assertThat(find.getNavigationElement()).isSameAs(origin);
            assertThat(find.findSuperMethods()).containsExactly(origin);
            assertThat(find.getDocComment().getText()).isEqualTo("/** Finds. */");
            assertThat(find.isDeprecated()).isFalse();
            PsiMethod size = front.findMethodsByName("size", false)[0];
            assertThat(size.isDeprecated()).isTrue();
            assertThat(size.isVarArgs()).isTrue();
            assertThat(find.getContainingFile()).isSameAs(front.getContainingFile());
            assertThat(find.getParameterList().getParameters()[0].getName()).isEqualTo("name");
        }
    }

    private static List<String> forwarders(PsiClass type) {
        return Arrays.stream(type.getMethods())
                .filter(ForwardingMethod.class::isInstance)
                .map(PsiMethod::getName)
                .sorted()
                .toList();
    }

    private static Collection<PsiClass> types(PsiFile file) {
        return PsiTreeUtil.findChildrenOfType(file, PsiClass.class).stream()
                .filter(type -> type.getName() != null && !(type instanceof PsiTypeParameter))
                .toList();
    }
}
