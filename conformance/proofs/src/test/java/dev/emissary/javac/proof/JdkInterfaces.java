package dev.emissary.javac.proof;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.ElementFilter;

/**
 * The interfaces of the running JDK that any class may implement, as stock javac sees them.
 *
 * @param model the compilation that sees them
 * @param interfaces the public ones, nested ones included, that are neither sealed nor of a preview API
 */
public record JdkInterfaces(JavacModel model, List<TypeElement> interfaces) {
    private static final int SAMPLED = 40;

    /** Returns those of the JVM that runs this. */
    public static JdkInterfaces ofThisJvm() {
        JavacModel model = JavacModel.of(List.of("--add-modules", "ALL-SYSTEM"));
        List<TypeElement> interfaces = model.elements().getAllModuleElements().stream()
                .flatMap(JdkInterfaces::exported)
                .flatMap(JdkInterfaces::withNested)
                .filter(type -> type.getKind() == ElementKind.INTERFACE
                        && !type.getModifiers().contains(Modifier.SEALED)
                        && !hasPreviewToImplement(type, model))
                .toList();
        return new JdkInterfaces(model, interfaces);
    }

    /** Returns the top-level types in the packages that a module exports to all. */
    static Stream<TypeElement> exported(ModuleElement module) {
        return ElementFilter.exportsIn(module.getDirectives()).stream()
                .filter(exports -> exports.getTargetModules() == null)
                .flatMap(exports -> ElementFilter.typesIn(exports.getPackage().getEnclosedElements()).stream());
    }

    /** Returns a type and those that are nested in it, if they are public and of no preview API. */
    private static Stream<TypeElement> withNested(TypeElement type) {
        return !type.getModifiers().contains(Modifier.PUBLIC) || isPreview(type)
                ? Stream.of()
                : Stream.concat(
                        Stream.of(type),
                        ElementFilter.typesIn(type.getEnclosedElements()).stream()
                                .flatMap(JdkInterfaces::withNested));
    }

    /**
     * Whether an interface has an abstract method that is a preview API or has one in its signature, so that no class can
     * implement the interface. In JDK 21 {@code TreeVisitor} and {@code VectorSpecies} have.
     */
    private static boolean hasPreviewToImplement(TypeElement type, JavacModel model) {
        return ElementFilter.methodsIn(model.elements().getAllMembers(type)).stream()
                .anyMatch(method -> method.getModifiers().contains(Modifier.ABSTRACT)
                        && (isPreview(method) || mentionsPreview(method)));
    }

    private static boolean mentionsPreview(ExecutableElement method) {
        return Stream.concat(
                        Stream.of(method.getReturnType()),
                        method.getParameters().stream().map(Element::asType))
                .anyMatch(type -> type instanceof DeclaredType declared && isPreview(declared.asElement()));
    }

    /** Whether a declaration is a preview API that is not reflective, which the JDK marks by an annotation of its own. */
    private static boolean isPreview(Element element) {
        return element.getAnnotationMirrors().stream()
                .filter(mirror ->
                        mirror.getAnnotationType().asElement().getSimpleName().contentEquals("PreviewFeature"))
                .anyMatch(mirror -> mirror.getElementValues().entrySet().stream()
                        .noneMatch(value -> value.getKey().getSimpleName().contentEquals("reflective")
                                && Boolean.TRUE.equals(value.getValue().getValue())));
    }

    /** Returns one of forty of them: so many are in every build. */
    public List<TypeElement> sample() {
        return IntStream.range(0, interfaces.size())
                .filter(i -> i % SAMPLED == 0)
                .mapToObj(interfaces::get)
                .toList();
    }
}
