package dev.emissary.tools.adopt;

import com.sun.source.util.JavacTask;
import dev.emissary.javac.symbols.DeclaredParameters;
import dev.emissary.rules.ParameterNames;
import dev.emissary.tools.analysis.Delegate;
import dev.emissary.tools.analysis.DelegatingClass;
import dev.emissary.tools.compile.Compilation;
import dev.emissary.tools.compile.MemoryFiles;
import dev.emissary.tools.text.Imports;
import dev.emissary.tools.text.MarkedType;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/**
 * The default methods of delegated interfaces that a class inherits, according to javac. An emissary forwards them,
 * unless its body declares them (EM-FWD-1, EM-FWD-6).
 */
final class InheritedDefaults {
    private final Elements elements;
    private final Types types;
    private final ParameterNames parameterNames;
    private final TypeElement type;
    private final List<TypeElement> delegated;

    private InheritedDefaults(JavacTask task, DelegatingClass source) {
        this.elements = task.getElements();
        this.types = task.getTypes();
        this.parameterNames = new ParameterNames(DeclaredParameters.ofTask(task));
        this.type = elements.getTypeElement(source.name());
        this.delegated = source.delegates().stream()
                .map(Delegate::type)
                .map(each -> elements.getTypeElement(each.getQualifiedName()))
                .toList();
    }

    /**
     * Returns declarations of these methods, each of which only calls the method of the interface. Names of types are
     * marked by {@link Imports#mark}, and a tab stands for an indentation.
     *
     * @throws IllegalArgumentException if a type is not found
     */
    static List<String> declarations(DelegatingClass source, String text, List<Path> roots, List<Path> classPath)
            throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        try (MemoryFiles memory = MemoryFiles.open(compiler, diagnostics, roots, classPath)) {
            JavacTask task = (JavacTask) compiler.getTask(
                    new StringWriter(),
                    memory,
                    diagnostics,
                    Compilation.OPTIONS,
                    null,
                    List.of(Compilation.source(source.file().path(), text)));
            task.analyze();
            InheritedDefaults defaults = new InheritedDefaults(task, source);
            return defaults.methods().stream().map(defaults::declaration).toList();
        }
    }

    private List<ExecutableElement> methods() {
        Map<String, ExecutableElement> methods = new LinkedHashMap<>();
        for (TypeElement each : delegated) {
            for (ExecutableElement method : ElementFilter.methodsIn(elements.getAllMembers(each))) {
                boolean instance = method.getEnclosingElement().getKind().isInterface()
                        && !method.getModifiers().contains(Modifier.STATIC)
                        && !method.getModifiers().contains(Modifier.PRIVATE);
                if (instance) {
                    inherited(method).ifPresent(found -> methods.put(found.getSimpleName() + " " + found, found));
                }
            }
        }
        return methods.values().stream()
                .sorted(Comparator.comparing(method -> method.getSimpleName().toString()))
                .toList();
    }

    /** Returns the default method that the class inherits for a method of an interface, if it does not declare one. */
    private Optional<ExecutableElement> inherited(ExecutableElement method) {
        List<ExecutableElement> same = ElementFilter.methodsIn(elements.getAllMembers(type)).stream()
                .filter(each -> each.getSimpleName().equals(method.getSimpleName()) && overrides(each, method))
                .toList();
        boolean declared = same.stream()
                .anyMatch(each -> !each.getEnclosingElement().getKind().isInterface());
        return declared
                ? Optional.empty()
                : same.stream()
                        .filter(each -> each.isDefault()
                                && same.stream()
                                        .noneMatch(
                                                other -> !other.equals(each) && elements.overrides(other, each, type)))
                        .findFirst();
    }

    private boolean overrides(ExecutableElement method, ExecutableElement other) {
        ExecutableType first = member(method);
        ExecutableType second = member(other);
        return types.isSubsignature(first, second) || types.isSubsignature(second, first);
    }

    private ExecutableType member(ExecutableElement method) {
        return (ExecutableType) types.asMemberOf((DeclaredType) type.asType(), method);
    }

    private String declaration(ExecutableElement method) {
        ExecutableType member = member(method);
        List<String> names = parameterNames.of(method, member.getParameterTypes());
        List<String> parameters = new ArrayList<>();
        for (int index = 0; index < names.size(); index++) {
            String text = MarkedType.of(member.getParameterTypes().get(index));
            boolean variable = method.isVarArgs() && index == names.size() - 1;
            parameters.add((variable ? text.substring(0, text.length() - 2) + "..." : text) + " " + names.get(index));
        }
        String variables = member.getTypeVariables().isEmpty()
                ? ""
                : "<"
                        + String.join(
                                ", ",
                                member.getTypeVariables().stream()
                                        .map(InheritedDefaults::variable)
                                        .toList())
                        + "> ";
        String thrown =
                member.getThrownTypes().isEmpty() ? "" : " throws " + MarkedType.list(member.getThrownTypes(), ", ");
        String returned = MarkedType.of(member.getReturnType());
        return (elements.isDeprecated(method) ? "@Deprecated\n" : "") + "@Override\npublic " + variables + returned
                + " "
                + method.getSimpleName() + "(" + String.join(", ", parameters) + ")" + thrown + " {\n\t"
                + (returned.equals("void") ? "" : "return ") + MarkedType.name(superinterface(method)) + ".super."
                + method.getSimpleName() + "(" + String.join(", ", names) + ");\n}";
    }

    private static String variable(TypeVariable variable) {
        String bound = MarkedType.of(variable.getUpperBound());
        String name = variable.asElement().getSimpleName().toString();
        return bound.equals(Imports.mark("java.lang", "Object")) ? name : name + " extends " + bound;
    }

    /** Returns the direct superinterface through which the emissary inherits a method: one that no other extends. */
    private TypeElement superinterface(ExecutableElement method) {
        List<TypeElement> direct = Stream.concat(
                        delegated.stream(),
                        type.getInterfaces().stream().map(each -> (TypeElement) types.asElement(each)))
                .distinct()
                .toList();
        return direct.stream()
                .filter(each -> isSubtype(each, (TypeElement) method.getEnclosingElement())
                        && direct.stream().noneMatch(other -> !other.equals(each) && isSubtype(other, each)))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(method.toString()));
    }

    private boolean isSubtype(TypeElement subtype, TypeElement supertype) {
        return types.isSubtype(types.erasure(subtype.asType()), types.erasure(supertype.asType()));
    }
}
