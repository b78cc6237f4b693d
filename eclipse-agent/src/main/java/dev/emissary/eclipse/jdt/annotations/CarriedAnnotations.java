package dev.emissary.eclipse.jdt.annotations;

import dev.emissary.eclipse.jdt.annotations.AnnotationUse.Resolved;
import dev.emissary.eclipse.jdt.annotations.HeaderTypes.StandIn;
import dev.emissary.rules.forwarding.NullnessAnnotations;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.core.compiler.CharOperation;
import org.eclipse.jdt.internal.compiler.ClassFile;
import org.eclipse.jdt.internal.compiler.ast.MethodDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;
import org.eclipse.jdt.internal.compiler.lookup.AnnotationBinding;
import org.eclipse.jdt.internal.compiler.lookup.ArrayBinding;
import org.eclipse.jdt.internal.compiler.lookup.Binding;
import org.eclipse.jdt.internal.compiler.lookup.LookupEnvironment;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.TagBits;
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeIds;
import org.eclipse.jdt.internal.compiler.lookup.TypeVariableBinding;

/**
 * The annotations that a forwarder takes over from the interface's method because they are part of its signature:
 * {@code @Deprecated}, nullness, and type annotations, including those that are also declaration annotations (EM-FWD-3,
 * EM-FWD-7).
 */
public final class CarriedAnnotations {
    private final MethodBinding method;
    private final MethodBinding signature;
    private final MethodBinding forwarder;

    /**
     * Where the annotations of a forwarder are written.
     *
     * @param emissary the emissary
     * @param generated the annotation of generated methods, or null
     * @param written the type in its header by which it has the interface
     * @param source the tree of the interface's method, or null if that is in a class file
     * @param binaryMethods finds the methods of class files
     */
    public record Origin(
            TypeDeclaration emissary,
            ReferenceBinding generated,
            TypeReference written,
            MethodDeclaration source,
            BinaryMethods binaryMethods) {}

    /**
     * Creates an instance for one forwarder.
     *
     * @param method the interface's method
     * @param signature the same method as a member of the interface that the emissary implements
     * @param forwarder the forwarder
     */
    public CarriedAnnotations(MethodBinding method, MethodBinding signature, MethodBinding forwarder) {
        this.method = method;
        this.signature = signature;
        this.forwarder = forwarder;
    }

    /**
     * Writes the annotations of the forwarder into a class file.
     *
     * @param from what tells the annotations
     * @return the number of attributes
     */
    public int write(ClassFile classFile, Origin from) {
        SignatureWalk walk = walk(from);
        return writeDeclared(classFile, from, walk) + writer(classFile, from).types(walk.found());
    }

    /** Writes those of a bridge method: it has the annotations of the declaration, but not those of types. */
    public int writeBridge(ClassFile classFile, Origin from) {
        return writeDeclared(classFile, from, walk(from));
    }

    private int writeDeclared(ClassFile classFile, Origin from, SignatureWalk walk) {
        InterfaceAnnotations declared = declared(from);
        List<List<AnnotationUse>> onParameters = new ArrayList<>();
        for (int i = 0; i < method.parameters.length; i++) {
            onParameters.add(onDeclaration(
                    i < declared.onParameters().size() ? declared.onParameters().get(i) : List.of(),
                    method.parameters[i],
                    forwarder.parameters[i],
                    walk.leading(Spot.parameter(i)),
                    TagBits.AnnotationForParameter));
        }
        List<AnnotationUse> onMethod = onDeclaration(
                declared.onMethod(),
                method.returnType,
                forwarder.returnType,
                walk.leading(Spot.RESULT),
                TagBits.AnnotationForMethod);
        if (from.generated() != null) {
            onMethod.add(marker(from.generated()));
        }
        AnnotationWriter writer = writer(classFile, from);
        return writer.declarations(onMethod) + writer.parameters(onParameters);
    }

    /** Writes the annotation of a generated method that carries none; returns the number of attributes. */
    public static int mark(ClassFile classFile, LookupEnvironment environment, ReferenceBinding generated) {
        return new AnnotationWriter(classFile, environment).declarations(List.of(marker(generated)));
    }

    private static AnnotationUse marker(ReferenceBinding generated) {
        return new Resolved(new AnnotationBinding(generated, Binding.NO_ELEMENT_VALUE_PAIRS));
    }

    private static AnnotationWriter writer(ClassFile classFile, Origin from) {
        return new AnnotationWriter(classFile, from.emissary().scope.environment());
    }

    private InterfaceAnnotations declared(Origin from) {
        return from.source() == null
                ? InterfaceAnnotations.of(
                        method, from.binaryMethods(), from.emissary().scope.environment())
                : InterfaceAnnotations.of(from.source());
    }

    private SignatureWalk walk(Origin from) {
        Map<TypeVariableBinding, StandIn> variables =
                new HeaderTypes(from.emissary()).variables(from.written(), method.declaringClass.erasure());
        SignatureWalk walk = new SignatureWalk(declared(from).onTypes(), variables);
        walk.through(Spot.RESULT, method.returnType, Spot.RESULT, forwarder.returnType);
        throughTypeParameters(walk);
        for (int i = 0; i < method.parameters.length; i++) {
            walk.through(Spot.parameter(i), method.parameters[i], Spot.parameter(i), forwarder.parameters[i]);
        }
        throughExceptions(walk);
        return walk;
    }

    private void throughTypeParameters(SignatureWalk walk) {
        TypeVariableBinding[] theirs = method.typeVariables();
        TypeVariableBinding[] own = forwarder.typeVariables();
        for (int i = 0; i < theirs.length && i < own.length; i++) {
            walk.typeParameter(i);
            List<TypeBinding> bounds = bounds(theirs[i]);
            List<TypeBinding> actual = bounds(own[i]);
            for (int j = 0; j < bounds.size() && j < actual.size(); j++) {
                walk.through(
                        Spot.bound(i, j + firstIndex(bounds)),
                        bounds.get(j),
                        Spot.bound(i, j + firstIndex(actual)),
                        actual.get(j));
            }
        }
    }

    private static List<TypeBinding> bounds(TypeVariableBinding variable) {
        List<TypeBinding> bounds = new ArrayList<>();
        if (variable.firstBound == null) {
            bounds.add(variable.superclass());
            return bounds;
        }
        bounds.add(variable.firstBound);
        for (ReferenceBinding bound : variable.superInterfaces()) {
            if (bound != variable.firstBound) {
                bounds.add(bound);
            }
        }
        return bounds;
    }

    /** Index 0 is for a class or a type variable; interfaces begin with 1 (JVMS 4.7.20.1). */
    private static int firstIndex(List<TypeBinding> bounds) {
        return bounds.get(0).isInterface() ? 1 : 0;
    }

    /** An exception is located by its index, which differs where the throws clause is narrower. */
    private void throughExceptions(SignatureWalk walk) {
        for (int i = 0; i < method.thrownExceptions.length && i < signature.thrownExceptions.length; i++) {
            int index = indexOf(signature.thrownExceptions[i], i);
            if (index >= 0) {
                walk.through(
                        Spot.exception(i),
                        method.thrownExceptions[i],
                        Spot.exception(index),
                        forwarder.thrownExceptions[index]);
            }
        }
    }

    /** Returns the index of a type, preferably the given one, or -1. */
    private int indexOf(TypeBinding wanted, int index) {
        ReferenceBinding[] all = forwarder.thrownExceptions;
        if (index < all.length && isOrBecomes(wanted, all[index])) {
            return index;
        }
        for (int i = 0; i < all.length; i++) {
            if (isOrBecomes(wanted, all[i])) {
                return i;
            }
        }
        return -1;
    }

    private boolean isOrBecomes(TypeBinding type, TypeBinding actual) {
        if (type instanceof TypeVariableBinding variable
                && actual instanceof TypeVariableBinding own
                && own.declaringElement == forwarder) {
            return variable.rank == own.rank && variable.declaringElement instanceof MethodBinding;
        }
        return TypeBinding.equalsEquals(type, actual)
                || (!actual.isTypeVariable()
                        && Arrays.equals(
                                type.erasure().signature(), actual.erasure().signature()));
    }

    private static List<AnnotationUse> onDeclaration(
            List<AnnotationUse> declared,
            TypeBinding type,
            TypeBinding actual,
            List<AnnotationUse> leading,
            long place) {
        List<AnnotationUse> result = new ArrayList<>();
        for (AnnotationUse annotation : declared) {
            if (annotation.type() != null
                    && isCarried(annotation, leads(type, actual), place)
                    && annotation.isWritten()) {
                result.add(annotation);
            }
        }
        leading.stream().filter(annotation -> annotation.applies(place)).forEach(result::add);
        return result;
    }

    private static boolean isCarried(AnnotationUse annotation, boolean leads, long place) {
        if (annotation.applies(TagBits.AnnotationForTypeUse)) {
            return leads && annotation.applies(place);
        }
        return annotation.type().id == TypeIds.T_JavaLangDeprecated
                || NullnessAnnotations.include(CharOperation.toString(annotation.type().compoundName));
    }

    /**
     * Whether an annotation at the beginning of a declaration applies to the same type as in the interface. It does not
     * if an array or an inner class replaces a type variable: their own annotations are written elsewhere (JLS 9.7.4).
     */
    private static boolean leads(TypeBinding declared, TypeBinding actual) {
        if (declared.id == TypeIds.T_void) {
            return false;
        }
        TypeBinding from = declared;
        TypeBinding to = actual;
        while (from instanceof ArrayBinding array && to instanceof ArrayBinding other) {
            from = array.elementsType();
            to = other.elementsType();
        }
        return !from.isTypeVariable() || !(to.isArrayType() || TypePath.isInner(to));
    }
}
