package dev.emissary.intellij;

import static org.assertj.core.api.Assertions.assertThat;

import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiEllipsisType;
import com.intellij.psi.PsiFile;
import com.intellij.psi.PsiJavaCodeReferenceElement;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiParameter;
import com.intellij.psi.PsiType;
import com.intellij.psi.PsiTypeParameter;
import com.intellij.psi.util.ClassUtil;
import com.intellij.psi.util.PsiTreeUtil;
import dev.emissary.conformance.CaseFiles;
import dev.emissary.conformance.ConformanceCase;
import dev.emissary.conformance.SourceFile;
import dev.emissary.javac.testing.Checkout;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Javac;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** The members of the emissaries of the conformance cases in IDEA's model are those of javac's class files. */
@Isolated("IDEA has one application for each JVM.")
class ClassFileMembersTest {
    /** What a list can say (EM-DEL-8, EM-DEL-9, EM-DEL-10), in the annotation form; the cases need the other form. */
    private static final String LISTS = """
            import dev.emissary.Emissary;
            import java.util.*;
            import java.util.function.Supplier;
            interface ReadOnly<E> { int size(); E get(int index); default boolean isEmpty() { return size() == 0; } }
            interface Words extends ReadOnly<String> { default String first() { return get(0); } }
            interface Dice { int nextInt(int bound); }
            interface Index<T> { List<T> pages(String word) throws java.io.IOException; }
            interface Numbers extends Index<Integer> {}
            interface Late<T> extends Supplier<Numbers> {}
            @Emissary(Words.class) record View(List<String> list) {}
            @Emissary(Dice.class) record Die(Random random, int state) {}
            @Emissary(Dice.class) record Bounded<R extends Random>(R random) {}
            @Emissary(Dice.class) record Two(Dice dice, Random random) {}
            @Emissary(Index.class) record Search<T>(Supplier<? extends Index<T>> source) {}
            @Emissary({Index.class, Runnable.class}) record Lazy(Late<String> source, Thread thread) {}
            @Emissary record Report(@Emissary(CharSequence.class) String title, @Emissary(Runnable.class) Runnable print,
                    Runnable close) {}
            @Emissary record Parts(@Emissary({Words.class, Dice.class}) Both both, @Emissary(Index.class) Late<?> late) {
                static abstract class Both extends AbstractList<String> {
                    abstract int nextInt(int bound);
                }
            }
            class Use {
                static int use(View v, Die d, Search<Long> s, Lazy l, Report r, Parts p) throws java.io.IOException {
                    d.nextInt(v.size());
                    l.run();
                    Long page = s.pages("a").get(0);
                    return v.get(0).length() + l.pages("b").get(0) + r.length() + p.nextInt(1) + p.get(0).length();
                }
            }
            """;

    /** What is not converted; IDEA cannot parse it. */
    private static final Pattern LEFT = Pattern.compile("\\bemissary\\s+\\w+\\s*[(<]");

    @TempDir
    Path directory;

    private final List<String> differences = new ArrayList<>();
    private final List<String> skipped = new ArrayList<>();
    private final List<String> compared = new ArrayList<>();

    @Test
    void forwardersAreThoseOfTheClassFiles() {
        for (ConformanceCase one : CaseFiles.in(Checkout.file("conformance/cases"))) {
            if (one.steps().size() == 1
                    && !one.rejected()
                    && one.jdk() <= 17
                    && one.options().isEmpty()) {
                compare(one.name(), one.steps().get(0));
            }
        }
        compare("lists", List.of(new SourceFile("Lists.java", LISTS)));
        System.out.printf("%d programs, not converted: %s%n", compared.size(), skipped);
        assertThat(differences).isEmpty();
        assertThat(skipped).doesNotContain("lists").hasSizeLessThan(compared.size() / 10);
    }

    private void compare(String name, List<SourceFile> files) {
        Map<String, String> texts = new TreeMap<>();
        files.forEach(file -> texts.put(file.path(), file.inAnnotationForm().text()));
        Compiled compiled = compiled(texts);
        if (!compiled.success()
                || texts.values().stream().anyMatch(text -> LEFT.matcher(text).find())) {
            skipped.add(name);
            return;
        }
        Path root = directory.resolve(name);
        Map<String, String> fixed = new TreeMap<>();
        List<PsiClass> emissaries;
        int methods = 0;
        try (HeadlessProject project = HeadlessProject.of(root, texts)) {
            emissaries = emissaries(project, root, texts);
            for (PsiClass type : emissaries) {
                methods += compare(name, type, compiled);
            }
            texts.forEach((path, text) -> fixed.put(path, withClauses(text, project.file(root.resolve(path)))));
        }
        if (emissaries.isEmpty()) {
            return;
        }
        Path other = directory.resolve("fixed").resolve(name);
        Compiled again = compiled(fixed);
        if (!again.success()) {
            differences.add(name + ": with clauses " + again.errors());
            return;
        }
        try (HeadlessProject project = HeadlessProject.of(other, fixed)) {
            int same = 0;
            boolean onlyByList = false;
            for (PsiClass type : emissaries(project, other, fixed)) {
                same += compare(name, type, again);
                onlyByList |= !ImplementsClause.missing(type).isEmpty();
            }
            assertThat(same).isEqualTo(methods);
            for (String path : fixed.keySet()) {
                resolve(onlyByList ? "list" : name, project.file(other.resolve(path)));
            }
            compared.add(name);
        }
    }

    private static Compiled compiled(Map<String, String> texts) {
        return Javac.emissary()
                .withoutProcessing()
                .compile(Javac.texts(texts.values().toArray(String[]::new)));
    }

    /** Returns the records, of which those with the annotation are emissaries. */
    private static List<PsiClass> emissaries(HeadlessProject project, Path root, Map<String, String> texts) {
        return texts.keySet().stream()
                .flatMap(path ->
                        PsiTreeUtil.findChildrenOfType(project.file(root.resolve(path)), PsiClass.class).stream())
                .filter(type -> type.isRecord() && type.getQualifiedName() != null && EmissaryClass.isEmissary(type))
                .toList();
    }

    /** Returns the text of a file after the fix at each of its emissaries. */
    private static String withClauses(String text, PsiFile file) {
        StringBuilder changed = new StringBuilder(text);
        PsiTreeUtil.findChildrenOfType(file, PsiClass.class).stream()
                .filter(EmissaryClass::isEmissary)
                .flatMap(type -> ImplementsClause.changes(type).stream())
                .sorted(Comparator.comparing(change -> -change.range().getStartOffset()))
                .forEach(change -> changed.replace(
                        change.range().getStartOffset(), change.range().getEndOffset(), change.text()));
        return changed.toString();
    }

    /** Compares the methods of a class, and returns their number. */
    private int compare(String name, PsiClass type, Compiled compiled) {
        List<String> expected = inClassFile(compiled.load(binaryName(type)), type);
        List<String> actual = inModel(type);
        if (!actual.equals(expected)) {
            List<String> missing = new ArrayList<>(expected);
            missing.removeAll(actual);
            List<String> added = new ArrayList<>(actual);
            added.removeAll(expected);
            differences.add("%s %s: lacks %s, adds %s".formatted(name, type.getName(), missing, added));
        }
        type.getVisibleSignatures().stream()
                .map(signature -> signature.getMethod())
                .filter(method -> method.hasModifierProperty(PsiModifier.ABSTRACT) && Delegation.isSupplied(method))
                .forEach(method -> differences.add(name + " " + type.getName() + " abstract " + method.getName()));
        return expected.size();
    }

    private void resolve(String name, PsiFile file) {
        for (PsiJavaCodeReferenceElement reference :
                PsiTreeUtil.findChildrenOfType(file, PsiJavaCodeReferenceElement.class)) {
            if (reference.resolve() == null) {
                differences.add(name + ": not resolved: " + reference.getText());
            }
        }
    }

    private static String binaryName(PsiClass type) {
        PsiClass outer = type.getContainingClass();
        return outer == null ? type.getQualifiedName() : binaryName(outer) + "$" + type.getName();
    }

    /** The public methods that the body does not declare. */
    private static List<String> inClassFile(Class<?> compiled, PsiClass type) {
        List<String> declared = EmissaryClass.declaredMethods(type).stream()
                .map(method -> method.getName() + ClassUtil.getAsmMethodSignature(method))
                .toList();
        return Arrays.stream(compiled.getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers())
                        && !Modifier.isStatic(method.getModifiers())
                        && !method.isSynthetic()
                        && !declared.contains(method.getName() + org.objectweb.asm.Type.getMethodDescriptor(method)))
                .map(ClassFileMembersTest::text)
                .sorted()
                .toList();
    }

    private static List<String> inModel(PsiClass type) {
        return Arrays.stream(type.getMethods())
                .filter(ForwardingMethod.class::isInstance)
                .map(ClassFileMembersTest::text)
                .sorted()
                .toList();
    }

    private static String text(Method method) {
        return text(
                Arrays.stream(method.getTypeParameters())
                        .map(TypeVariable::getName)
                        .toList(),
                Arrays.stream(method.getTypeParameters())
                        .map(parameter -> texts(parameter.getBounds()))
                        .toList(),
                method.getGenericReturnType().getTypeName(),
                method.getName() + "(" + texts(method.getGenericParameterTypes()) + ")",
                texts(method.getGenericExceptionTypes()),
                method.isVarArgs());
    }

    private static String texts(Type[] types) {
        return Arrays.stream(types).map(Type::getTypeName).collect(Collectors.joining(", "));
    }

    private static String text(PsiMethod method) {
        return text(
                Arrays.stream(method.getTypeParameters())
                        .map(PsiTypeParameter::getName)
                        .toList(),
                Arrays.stream(method.getTypeParameters())
                        .map(parameter -> texts(parameter.getExtendsListTypes()))
                        .toList(),
                text(method.getReturnType()),
                method.getName() + "("
                        + texts(Arrays.stream(method.getParameterList().getParameters())
                                .map(PsiParameter::getType)
                                .toArray(PsiType[]::new))
                        + ")",
                texts(method.getThrowsList().getReferencedTypes()),
                method.isVarArgs());
    }

    /** Names type parameters by their position, and types by their simple names: local ones have no other in the model. */
    private static String text(
            List<String> names, List<String> bounds, String result, String header, String thrown, boolean varargs) {
        String text = bounds.stream()
                        .map(bound -> bound.replaceFirst("^java.lang.Object(, |$)", ""))
                        .toList()
                + result + " " + header + " throws " + thrown + (varargs ? " varargs" : "");
        text = text.replaceAll("\\b(?:\\w+[.$])+\\d*(?=\\w)", "")
                .replaceAll(",(?! )", ", ")
                .replace(">$", ">.")
                .replace("? extends Object", "?");
        for (int i = 0; i < names.size(); i++) {
            text = text.replaceAll("\\b" + names.get(i) + "\\b", "#" + i);
        }
        return text;
    }

    private static String texts(PsiType[] types) {
        return Arrays.stream(types).map(ClassFileMembersTest::text).collect(Collectors.joining(", "));
    }

    private static String text(@Nullable PsiType type) {
        return type instanceof PsiEllipsisType dots
                ? dots.toArrayType().getCanonicalText()
                : type == null ? "null" : type.getCanonicalText();
    }
}
