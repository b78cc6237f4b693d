package dev.emissary.eclipse.jdt;

import dev.emissary.bodies.DefaultCalls;
import dev.emissary.eclipse.jdt.access.HiddenMembers;
import dev.emissary.eclipse.jdt.annotations.BinaryMethods;
import dev.emissary.eclipse.jdt.model.Bindings;
import java.io.ByteArrayInputStream;
import java.nio.CharBuffer;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import org.eclipse.jdt.internal.compiler.ast.AbstractMethodDeclaration;
import org.eclipse.jdt.internal.compiler.classfmt.ClassFileReader;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.ModuleBinding;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;

/** The bodies of methods: in a source of the compilation, or in a class file. */
final class DefaultBodies {
    private final BinaryMethods binaryMethods;
    private final Map<ReferenceBinding, Map<String, Set<String>>> known = new HashMap<>();

    DefaultBodies(BinaryMethods binaryMethods) {
        this.binaryMethods = binaryMethods;
    }

    Set<String> calls(ExecutableElement element, String signature) {
        MethodBinding method = Bindings.ofMethod(element).original();
        AbstractMethodDeclaration source = method.sourceMethod();
        if (source != null) {
            // What the tools of Eclipse make of their model of a file has no bodies.
            return source.compilationResult().compilationUnit == null
                    ? Set.of()
                    : DefaultCalls.inSource(text(source), source.bodyStart);
        }
        return known.computeIfAbsent(method.declaringClass, this::read).getOrDefault(signature, Set.of());
    }

    boolean onlyForwards(ExecutableElement element) {
        AbstractMethodDeclaration source = Bindings.ofMethod(element).sourceMethod();
        return DefaultCalls.onlyForwards(text(source), source.bodyStart, new String(source.selector));
    }

    boolean refuses(ExecutableElement element) {
        AbstractMethodDeclaration source = Bindings.ofMethod(element).sourceMethod();
        return DefaultCalls.refuses(text(source), source.bodyStart);
    }

    private static CharSequence text(AbstractMethodDeclaration method) {
        return CharBuffer.wrap(method.compilationResult().compilationUnit.getContents());
    }

    private Map<String, Set<String>> read(ReferenceBinding type) {
        ModuleBinding module = type.module();
        String name = module == null ? "" : new String(module.name());
        if (name.startsWith("java.") || name.startsWith("jdk.")) {
            return DefaultCalls.inJdk(new String(type.constantPoolName()));
        }
        return DefaultCalls.inClassFile(
                binaryMethods.read(type) instanceof ClassFileReader reader
                        ? new ByteArrayInputStream(HiddenMembers.bytes(reader))
                        : null);
    }
}
