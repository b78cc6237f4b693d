package dev.emissary.eclipse.jdt.annotations;

import dev.emissary.eclipse.jdt.model.Bindings;
import dev.emissary.eclipse.jdt.model.EcjModel;
import dev.emissary.eclipse.jdt.model.EcjTypes;
import dev.emissary.model.Forwarder;
import dev.emissary.rules.annotations.CarriedAnnotations;
import dev.emissary.rules.annotations.MethodAnnotations;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.type.ExecutableType;
import org.eclipse.jdt.internal.compiler.ClassFile;
import org.eclipse.jdt.internal.compiler.ast.MethodDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;
import org.eclipse.jdt.internal.compiler.lookup.AnnotationBinding;
import org.eclipse.jdt.internal.compiler.lookup.Binding;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;

/** Writes the annotations of generated methods into class files (EM-FWD-7, EM-OPT-9). */
public final class ForwarderAnnotations {
    private final EcjModel model;
    private final EcjTypes types;

    /** Prepares to write annotations in a compilation. */
    public ForwarderAnnotations(EcjModel model, EcjTypes types) {
        this.model = model;
        this.types = types;
    }

    /**
     * Where the annotations of a forwarder are written.
     *
     * @param emissary the emissary
     * @param generated the annotation of generated methods, or null
     * @param written the type in its header by which it has the interface
     * @param source the tree of the interface's method, or null if that is in a class file
     */
    public record Origin(
            TypeDeclaration emissary, ReferenceBinding generated, TypeReference written, MethodDeclaration source) {}

    /**
     * Writes the annotations of a forwarder, or of a bridge method, which has those of the declaration but not those of
     * types.
     *
     * @return the number of attributes
     */
    public int write(ClassFile classFile, Forwarder planned, MethodBinding forwarder, Origin from, boolean isBridge) {
        MethodAnnotations<AnnotationBinding> carried = carried(planned, forwarder, from);
        List<AnnotationBinding> onMethod = new ArrayList<>(carried.onMethod());
        if (from.generated() != null) {
            onMethod.add(marker(from.generated()));
        }
        AnnotationWriter writer = new AnnotationWriter(classFile, model.lookup());
        return writer.declarations(onMethod)
                + writer.parameters(carried.onParameters())
                + writer.types(isBridge ? List.of() : carried.onTypes());
    }

    /** Writes the annotation of a generated method that carries none; returns the number of attributes. */
    public int mark(ClassFile classFile, ReferenceBinding generated) {
        return new AnnotationWriter(classFile, model.lookup()).declarations(List.of(marker(generated)));
    }

    private static AnnotationBinding marker(ReferenceBinding generated) {
        return new AnnotationBinding(generated, Binding.NO_ELEMENT_VALUE_PAIRS);
    }

    private MethodAnnotations<AnnotationBinding> carried(Forwarder planned, MethodBinding forwarder, Origin from) {
        MethodBinding method = Bindings.ofMethod(planned.method()).original();
        return CarriedAnnotations.of(
                from.source() == null ? InterfaceAnnotations.of(method, model) : InterfaceAnnotations.of(from.source()),
                (ExecutableType) model.type(method),
                planned.signature(),
                (ExecutableType) model.type(forwarder),
                new HeaderTypes(from.emissary(), from.written(), method.declaringClass.erasure(), model),
                types);
    }
}
