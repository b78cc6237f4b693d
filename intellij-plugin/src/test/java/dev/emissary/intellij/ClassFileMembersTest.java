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
import com.intellij.psi.util.InheritanceUtil;
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
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.signature.SignatureReader;
import org.objectweb.asm.signature.SignatureVisitor;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.util.TraceSignatureVisitor;

/** The members of the emissaries of the conformance cases in IDEA's model are those of javac's class files. */
@Isolated("IDEA has one application for each JVM.")
class ClassFileMembersTest {
    /** Its groups are the annotation, the header, and how the body begins. */
    private static final Pattern KEYWORD_FORM = Pattern.compile(
            "(@(?:dev\\.emissary\\.)?Emissary(?:\\([^)]*\\))?\\s+(?:\\w+\\s+)*)?\\bemissary( \\w+(?:<[^({;]*>)?\\((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*\\)[^{;]*)([{;])");

    private static final Pattern LIST = Pattern.compile("\\bdelegates\\s+((?:(?!\\bimplements\\b)[^{;])*)");

    /** What is not converted; IDEA cannot parse it. */
    private static final Pattern LEFT = Pattern.compile("\\bemissary\\s+\\w+\\s*[(<]");

    @TempDir
    Path directory;

    private final List<String> differences = new ArrayList<>();
    private final List<String> skipped = new ArrayList<>();
    private int cases;
    private int withClauses;
    private int references;
    private int emissaries;
    private int methods;

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
        System.out.printf(
                "%d cases, %d emissaries, %d methods; %d cases with %d references; not converted: %s%n",
                cases, emissaries, methods, withClauses, references, skipped);
        assertThat(differences).isEmpty();
        // As many as there were when this was written: a filter that drops some must not pass.
        assertThat(cases).isGreaterThanOrEqualTo(164);
        assertThat(emissaries).isGreaterThanOrEqualTo(538);
        assertThat(methods).isGreaterThanOrEqualTo(1700);
        assertThat(withClauses).isGreaterThanOrEqualTo(12);
        assertThat(references).isGreaterThanOrEqualTo(363);
    }

    private void compare(String name, List<SourceFile> files) {
        Map<String, String> texts = files.stream()
                .collect(Collectors.toMap(
                        SourceFile::path, file -> inAnnotationForm(file.text()), (a, b) -> a, TreeMap::new));
        Compiled compiled = EmissaryCompiler.emissary()
                .withoutProcessing()
                .compile(Javac.texts(texts.values().toArray(String[]::new)));
        if (!compiled.success()
                || texts.values().stream().anyMatch(text -> LEFT.matcher(text).find())) {
            skipped.add(name);
            return;
        }
        int before = emissaries;
        boolean clauses = true;
        Path root = directory.resolve(name);
        try (HeadlessProject project = HeadlessProject.of(root, texts)) {
            for (String path : texts.keySet()) {
                for (PsiClass type : PsiTreeUtil.findChildrenOfType(project.file(root.resolve(path)), PsiClass.class)) {
                    if (type.isRecord() && type.getQualifiedName() != null) {
                        compare(name, type, read(compiled.bytes(binaryName(type))));
                        clauses &= declaresAll(type);
                    }
                }
            }
            if (clauses && emissaries > before) {
                withClauses++;
                texts.keySet().forEach(path -> resolve(name, project.file(root.resolve(path))));
            }
        }
        cases += emissaries > before ? 1 : 0;
    }

    private void compare(String name, PsiClass type, ClassNode compiled) {
        boolean emissary = !compiled.superName.equals("java/lang/Record");
        List<String> expected = emissary ? inClassFile(compiled, type) : List.of();
        List<String> actual = inModel(type);
        if (emissary != EmissaryClass.isEmissary(type) || !actual.equals(expected)) {
            List<String> missing = new ArrayList<>(expected);
            missing.removeAll(actual);
            List<String> added = new ArrayList<>(actual);
            added.removeAll(expected);
            differences.add("%s %s: lacks %s, adds %s".formatted(name, type.getName(), missing, added));
        }
        if (emissary) {
            type.getVisibleSignatures().stream()
                    .map(signature -> signature.getMethod())
                    .filter(method -> method.hasModifierProperty(PsiModifier.ABSTRACT) && Delegation.isSupplied(method))
                    .forEach(method -> differences.add(name + " " + type.getName() + " abstract " + method.getName()));
        }
        emissaries += emissary ? 1 : 0;
        methods += expected.size();
    }

    private void resolve(String name, PsiFile file) {
        for (PsiJavaCodeReferenceElement reference :
                PsiTreeUtil.findChildrenOfType(file, PsiJavaCodeReferenceElement.class)) {
            references++;
            if (reference.resolve() == null) {
                differences.add(name + ": not resolved: " + reference.getText());
            }
        }
    }

    /** Whether the implements clause has all that the components serve. */
    private static boolean declaresAll(PsiClass type) {
        return !EmissaryClass.isEmissary(type)
                || Delegation.of(type).stream()
                        .allMatch(served -> InheritanceUtil.isInheritorOrSelf(
                                type, served.type().resolve(), true));
    }

    static String inAnnotationForm(String text) {
        return KEYWORD_FORM.matcher(text).replaceAll(found -> Matcher.quoteReplacement(annotated(found)));
    }

    private static String annotated(MatchResult declaration) {
        Matcher list = LIST.matcher(declaration.group(2));
        boolean listed = list.find();
        String types = listed
                ? Stream.of(withoutArguments(list.group(1)).split(","))
                        .map(type -> type.trim() + ".class")
                        .collect(Collectors.joining(", ", "({", "})"))
                : "";
        String annotation = declaration.group(1);
        return (annotation == null ? "@dev.emissary.Emissary" + types + " " : annotation) + "record"
                + (listed ? list.replaceFirst("") : declaration.group(2))
                + (declaration.group(3).equals(";") ? "{}" : "{");
    }

    private static String withoutArguments(String types) {
        String shorter = types.replaceAll("<[^<>]*>", "");
        return shorter.equals(types) ? types : withoutArguments(shorter);
    }

    private static String binaryName(PsiClass type) {
        PsiClass outer = type.getContainingClass();
        return outer == null ? type.getQualifiedName() : binaryName(outer) + "$" + type.getName();
    }

    private static ClassNode read(byte[] bytes) {
        ClassNode node = new ClassNode();
        new ClassReader(bytes).accept(node, ClassReader.SKIP_CODE);
        return node;
    }

    /** The public methods that the body does not declare. */
    private static List<String> inClassFile(ClassNode node, PsiClass type) {
        List<String> declared = EmissaryClass.declaredMethods(type).stream()
                .map(ClassFileMembersTest::descriptor)
                .toList();
        List<String> found = new ArrayList<>();
        for (MethodNode method : node.methods) {
            boolean counts = (method.access & Opcodes.ACC_PUBLIC) != 0
                    && (method.access & (Opcodes.ACC_SYNTHETIC | Opcodes.ACC_STATIC)) == 0
                    && !method.name.equals("<init>");
            if (counts && !declared.contains(method.name + method.desc)) {
                found.add(text(method));
            }
        }
        return found.stream().sorted().toList();
    }

    private static List<String> inModel(PsiClass type) {
        return Arrays.stream(type.getMethods())
                .filter(ForwardingMethod.class::isInstance)
                .map(ClassFileMembersTest::text)
                .sorted()
                .toList();
    }

    private static String text(MethodNode method) {
        TraceSignatureVisitor trace = new TraceSignatureVisitor(0);
        new SignatureReader(method.signature == null ? method.desc : method.signature).accept(trace);
        String thrown = trace.getExceptions() == null
                ? String.join(", ", method.exceptions).replace('/', '.')
                : trace.getExceptions();
        String parameters = trace.getDeclaration();
        int end = parameters.indexOf('(');
        List<String> typeParameters = new ArrayList<>();
        if (method.signature != null && method.signature.startsWith("<")) {
            new SignatureReader(method.signature).accept(new SignatureVisitor(Opcodes.ASM9) {
                @Override
                public void visitFormalTypeParameter(String name) {
                    typeParameters.add(name);
                }
            });
        }
        return text(
                typeParameters,
                // The tracer leaves Object out at the beginning of a text.
                trace.getReturnType().replaceFirst("^(?=\\[|$)", "Object"),
                method.name
                        + parameters.substring(0, end).replaceAll("> extends (?=\\w)", ">, ")
                        + parameters.substring(end),
                thrown,
                (method.access & Opcodes.ACC_VARARGS) != 0);
    }

    private static String text(PsiMethod method) {
        List<String> typeParameters = new ArrayList<>();
        List<String> bounded = new ArrayList<>();
        for (PsiTypeParameter parameter : method.getTypeParameters()) {
            typeParameters.add(parameter.getName());
            String bounds = texts(parameter.getExtendsListTypes()).replaceFirst("^java.lang.Object(, |$)", "");
            bounded.add(parameter.getName() + (bounds.isEmpty() ? "" : " extends " + bounds));
        }
        PsiType[] parameters = Arrays.stream(method.getParameterList().getParameters())
                .map(PsiParameter::getType)
                .toArray(PsiType[]::new);
        return text(
                typeParameters,
                text(method.getReturnType()),
                method.getName() + (bounded.isEmpty() ? "" : "<" + String.join(", ", bounded) + ">") + "("
                        + texts(parameters) + ")",
                texts(method.getThrowsList().getReferencedTypes()),
                method.isVarArgs());
    }

    /** Names type parameters by their position, and types by their simple names: local ones have no other in the model. */
    private static String text(
            List<String> typeParameters, String result, String header, String thrown, boolean varargs) {
        String text = result + " " + header + " throws " + thrown + (varargs ? " varargs" : "");
        text = text.replaceAll("\\b(?:\\w+[.$])+\\d*(?=\\w)", "")
                .replaceAll(",(?! )", ", ")
                .replace("? extends Object", "?");
        for (int i = 0; i < typeParameters.size(); i++) {
            text = text.replaceAll("\\b" + typeParameters.get(i) + "\\b", "#" + i);
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

    private static String descriptor(PsiMethod method) {
        return method.getName() + ClassUtil.getAsmMethodSignature(method);
    }
}
