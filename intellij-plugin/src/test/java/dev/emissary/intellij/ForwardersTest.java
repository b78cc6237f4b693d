package dev.emissary.intellij;

import static org.assertj.core.api.Assertions.assertThat;

import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiJavaCodeReferenceElement;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.util.PsiTreeUtil;
import dev.emissary.conformance.cases.CaseFiles;
import dev.emissary.conformance.cases.ConformanceCase;
import dev.emissary.conformance.cases.SourceFile;
import dev.emissary.javac.testing.Checkout;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.EmissaryCompiler;
import dev.emissary.javac.testing.Javac;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** The members of emissaries in IDEA's model are those of javac's class files. */
@Isolated("IDEA has one application for each JVM.")
class ForwardersTest {
    @TempDir
    Path directory;

    @Test
    void addsTheForwardersOfTheClassFileAndNoOthers() {
        List<String> differences = new ArrayList<>();
        int compared = 0;
        for (ConformanceCase one : CaseFiles.in(Checkout.file("conformance/cases"))) {
            List<SourceFile> files = one.steps().get(0);
            if (one.steps().size() == 1
                    && !one.rejected()
                    && one.jdk() <= 17
                    && one.options().isEmpty()
                    && files.stream().anyMatch(file -> file.text().contains("Emissary"))
                    && files.stream().noneMatch(file -> file.text().matches("(?s).*\\bemissary \\w+[(<].*"))) {
                compared += compare(one.name(), files, differences);
            }
        }
        System.out.println("emissaries of the cases compared: " + compared);
        assertThat(differences).isEmpty();
        assertThat(compared).isPositive();
    }

    private int compare(String name, List<SourceFile> files, List<String> differences) {
        Compiled compiled = EmissaryCompiler.emissary()
                .withoutProcessing()
                .compile(Javac.texts(files.stream().map(SourceFile::text).toArray(String[]::new)));
        if (!compiled.success()) {
            return 0;
        }
        Map<String, String> sources = files.stream().collect(Collectors.toMap(SourceFile::path, SourceFile::text));
        Path root = directory.resolve(name);
        int compared = 0;
        try (HeadlessProject project = HeadlessProject.of(root, sources)) {
            for (SourceFile file : files) {
                for (PsiClass type : PsiTreeUtil.findChildrenOfType(project.file(root.resolve(file.path())), PsiClass.class)) {
                    byte[] bytes = EmissaryClass.isEmissary(type) && type.getQualifiedName() != null
                            ? bytes(compiled, binaryName(type))
                            : null;
                    if (bytes != null) {
                        compared++;
                        List<String> expected = inClassFile(bytes, type);
                        List<String> actual = inModel(type);
                        if (!actual.equals(expected)) {
                            differences.add(name + " " + type.getName() + ": " + actual + " is not " + expected);
                        }
                    }
                }
            }
        }
        return compared;
    }

    private static byte @Nullable [] bytes(Compiled compiled, String name) {
        return compiled.classNames().contains(name) ? compiled.bytes(name) : null;
    }

    private static String binaryName(PsiClass type) {
        PsiClass outer = type.getContainingClass();
        return outer == null ? type.getQualifiedName() : binaryName(outer) + "$" + type.getName();
    }

    /** Methods that the body does not declare, by their name and descriptor. */
    private static List<String> inClassFile(byte[] bytes, PsiClass type) {
        ClassNode node = new ClassNode();
        new ClassReader(bytes).accept(node, ClassReader.SKIP_CODE);
        List<String> declared = EmissaryClass.declaredMethods(type).stream()
                .map(ForwardersTest::descriptor)
                .toList();
        List<String> found = new ArrayList<>();
        for (MethodNode method : node.methods) {
            String text = method.name + method.desc;
            boolean counts = (method.access & Opcodes.ACC_PUBLIC) != 0
                    && (method.access & (Opcodes.ACC_SYNTHETIC | Opcodes.ACC_STATIC)) == 0;
            if (counts && !method.name.equals("<init>") && !declared.contains(text)) {
                found.add(text + " " + ((method.access & Opcodes.ACC_VARARGS) != 0)
                        + method.exceptions.stream().map(one -> one.replaceAll(".*[/$]", "")).sorted().toList());
            }
        }
        return found.stream().sorted().toList();
    }

    private static List<String> inModel(PsiClass type) {
        return Arrays.stream(type.getMethods())
                .filter(ForwardingMethod.class::isInstance)
                .map(method -> descriptor(method) + " " + method.isVarArgs()
                        + Arrays.stream(method.getThrowsList().getReferencedTypes())
                                .map(thrown -> com.intellij.psi.util.TypeConversionUtil.erasure(thrown)
                                        .getCanonicalText()
                                        .replaceAll(".*\\.", ""))
                                .sorted()
                                .toList())
                .sorted()
                .toList();
    }

    private static String descriptor(PsiMethod method) {
        return method.getName() + com.intellij.psi.util.ClassUtil.getAsmMethodSignature(method);
    }

    @Test
    void resolvesCallsAndLeavesNoMethodAbstract() {
        try (HeadlessProject project = HeadlessProject.of(directory, Map.of("Front.java", FRONT))) {
            PsiClass front = project.type("Front");

            assertThat(PsiTreeUtil.findChildrenOfType(front, PsiJavaCodeReferenceElement.class))
                    .allMatch(reference -> reference.resolve() != null);
            assertThat(front.getVisibleSignatures().stream()
                            .map(signature -> signature.getMethod())
                            .filter(method -> method.hasModifierProperty(PsiModifier.ABSTRACT))
                            .map(PsiMethod::getName))
                    .isSubsetOf("equals", "hashCode", "toString");
            assertThat(PsiTreeUtil.findChildrenOfType(front, PsiMethodCallExpression.class).stream()
                            .map(call -> call.getText() + ": " + call.getType().getPresentableText()))
                    .contains("x.get(1): String", "x.get(1).length(): int");
            PsiMethod get = front.findMethodsByName("get", false)[0];
            assertThat(get.getNavigationElement()).isInstanceOf(PsiMethod.class).isNotEqualTo(get);
            assertThat(get.findSuperMethods()).hasSize(1);
        }
    }

    @Test
    void servesByShapeThroughASupplierAndToAComponent() {
        String text =
                """
                import dev.emissary.Emissary;
                interface Sized { int length(); }
                @Emissary(Sized.class) record Shaped(String s) {}
                @Emissary(Runnable.class) record Late(java.util.function.Supplier<? extends Runnable> source) {}
                @Emissary record Chosen(@Emissary(Runnable.class) Thread first, Thread second, Appendable out) {}
                @Emissary(Sized.class) record None(Object o) {}
                record Plain(Runnable run) {}
                """;
        try (HeadlessProject project = HeadlessProject.of(directory, Map.of("Shaped.java", text))) {
            assertThat(PsiTreeUtil.findChildrenOfType(project.file(directory.resolve("Shaped.java")), PsiClass.class)
                            .stream()
                            .map(type -> type.getName()
                                    + inModel(type).stream().map(one -> one.replaceAll("\\(.*", "")).toList()))
                    .containsExactly(
                            "Sized[]", "Shaped[length]", "Late[run]", "Chosen[run]", "None[]", "Plain[]");
        }
    }

    @Test
    void makesTheMethodsOnce() {
        try (HeadlessProject project = HeadlessProject.of(directory, Map.of("Front.java", FRONT))) {
            PsiClass front = project.type("Front");
            front.getMethods();
            long made = Forwarders.made();
            front.getMethods();
            front.findMethodsByName("get", true);
            assertThat(Forwarders.made()).isEqualTo(made);
        }
    }

    @Test
    void emissariesThatAreComponentsOfEachOtherEnd() {
        String text =
                """
                @dev.emissary.Emissary(Runnable.class) record One(Two two) {}
                @dev.emissary.Emissary(Runnable.class) record Two(One one) {}
                @dev.emissary.Emissary record Self(Self self) {}
                """;
        try (HeadlessProject project = HeadlessProject.of(directory, Map.of("One.java", text))) {
            for (PsiClass type :
                    PsiTreeUtil.findChildrenOfType(project.file(directory.resolve("One.java")), PsiClass.class)) {
                assertThat(inModel(type)).isEmpty();
            }
        }
    }

    @Test
    void typingFailsNowhere() {
        try (HeadlessProject project = HeadlessProject.of(directory, Map.of())) {
            for (int i = 0; i <= FRONT.length(); i++) {
                for (PsiClass type : PsiTreeUtil.findChildrenOfType(project.text(FRONT.substring(0, i)), PsiClass.class)) {
                    type.getMethods();
                    type.getVisibleSignatures();
                }
            }
        }
    }

    @Test
    void knowsAccessors() {
        try (HeadlessProject project = HeadlessProject.of(directory, Map.of("Front.java", FRONT))) {
            PsiClass front = project.type("Front");
            assertThat(EmissaryClass.accessed(front.findMethodsByName("out", false)[0])).isNotNull();
            assertThat(EmissaryClass.accessed(front.findMethodsByName("size", false)[0])).isNull();
            assertThat(EmissaryClass.accessed(front.findMethodsByName("get", false)[0])).isNull();
        }
    }

    private static final String FRONT =
            """
            import dev.emissary.Emissary;
            import java.util.List;

            @Emissary
            record Front<T>(List<T> list, Appendable out) implements List<T>, Appendable {
                public int size() {
                    return list.size();
                }

                static int first(Front<String> x) throws java.io.IOException {
                    x.append("a").append('b');
                    return x.get(1).length();
                }
            }
            """;
}
