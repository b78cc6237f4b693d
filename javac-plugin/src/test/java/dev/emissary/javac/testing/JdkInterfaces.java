/* The public interfaces that a JDK exports. */
package dev.emissary.javac.testing;

import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** The interfaces of the running JDK that any class may implement, as stock javac sees them. */
public final class JdkInterfaces {
    private final Elements elements;
    private final Types types;
    private final List<TypeElement> interfaces = new ArrayList<>();
    private int sealed;
    private int preview;

    private JdkInterfaces(JavacTask task) {
        elements = task.getElements();
        types = task.getTypes();
        for (ModuleElement module : elements.getAllModuleElements()) {
            for (ModuleElement.ExportsDirective exports : ElementFilter.exportsIn(module.getDirectives())) {
                if (exports.getTargetModules() == null) {
                    ElementFilter.typesIn(exports.getPackage().getEnclosedElements())
                            .forEach(type -> visit(type, false));
                }
            }
        }
    }

    /** Returns those of the JVM that runs this. */
    public static JdkInterfaces ofThisJvm() {
        JavaFileObject empty =
                new SimpleJavaFileObject(URI.create("string:///Empty.java"), JavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                        return "class Empty {}";
                    }
                };
        JavacTask task = (JavacTask) ToolProvider.getSystemJavaCompiler()
                .getTask(
                        null,
                        null,
                        diagnostic -> {},
                        List.of("--add-modules", "ALL-SYSTEM", "-proc:none"),
                        null,
                        List.of(empty));
        try {
            task.analyze();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return new JdkInterfaces(task);
    }

    private void visit(TypeElement type, boolean inPreview) {
        if (!type.getModifiers().contains(Modifier.PUBLIC)) {
            return;
        }
        boolean isPreview = inPreview || isPreview(type);
        if (type.getKind() == ElementKind.INTERFACE) {
            if (type.getModifiers().contains(Modifier.SEALED)) {
                sealed++;
            } else if (isPreview) {
                preview++;
            } else {
                interfaces.add(type);
            }
        }
        ElementFilter.typesIn(type.getEnclosedElements()).forEach(nested -> visit(nested, isPreview));
    }

    /** Whether a type is a preview API that is not reflective, which the JDK marks by an annotation of its own. */
    private static boolean isPreview(TypeElement type) {
        return type.getAnnotationMirrors().stream()
                .filter(mirror ->
                        mirror.getAnnotationType().asElement().getSimpleName().contentEquals("PreviewFeature"))
                .anyMatch(mirror -> mirror.getElementValues().entrySet().stream()
                        .noneMatch(value -> value.getKey().getSimpleName().contentEquals("reflective")
                                && Boolean.TRUE.equals(value.getValue().getValue())));
    }

    /** Returns the public interfaces, nested ones included, that are neither sealed nor a preview API. */
    public List<TypeElement> interfaces() {
        return List.copyOf(interfaces);
    }

    /** Returns how many public interfaces are left out because they are sealed. */
    public int sealed() {
        return sealed;
    }

    /** Returns how many public interfaces are left out because they are a preview API. */
    public int preview() {
        return preview;
    }

    /** Returns the compilation's elements. */
    public Elements elements() {
        return elements;
    }

    /** Returns the compilation's types. */
    public Types types() {
        return types;
    }
}
