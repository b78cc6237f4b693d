package dev.emissary.eclipse.jdt.annotations;

import dev.emissary.eclipse.jdt.access.Trees;
import dev.emissary.eclipse.jdt.model.Bindings;
import dev.emissary.eclipse.jdt.model.EcjModel;
import dev.emissary.rules.annotations.AnnotationFacts;
import dev.emissary.rules.annotations.TypePath;
import dev.emissary.rules.types.TypeForms;
import java.lang.annotation.ElementType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import org.eclipse.jdt.core.compiler.CharOperation;
import org.eclipse.jdt.internal.compiler.ast.Annotation;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeParameter;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;
import org.eclipse.jdt.internal.compiler.codegen.AnnotationContext;
import org.eclipse.jdt.internal.compiler.codegen.AnnotationTargetTypeConstants;
import org.eclipse.jdt.internal.compiler.lookup.AnnotationBinding;
import org.eclipse.jdt.internal.compiler.lookup.ParameterizedTypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.TagBits;
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeVariableBinding;

/**
 * The types that stand in for the type variables of interfaces, with the place in the header of the emissary where they
 * are written. Only what is written there counts: annotations in the supertype clause of a delegate's type are not
 * known when that is read from a class file (EM-FWD-7).
 */
final class HeaderTypes implements AnnotationFacts<AnnotationBinding> {
    private final TypeDeclaration declaration;
    private final EcjModel model;
    private final Map<TypeVariableBinding, StandIn> variables;

    /** Finds what stands in for the type variables of an interface, which a type in the header has as a supertype. */
    HeaderTypes(TypeDeclaration declaration, TypeReference written, TypeBinding wanted, EcjModel model) {
        this.declaration = declaration;
        this.model = model;
        variables = variables(written, wanted);
    }

    /**
     * A type that stands in for a type variable.
     *
     * @param type the type
     * @param written where the header has it, or null if only a part of it is written there
     * @param variables what stands in for the type variables in it
     */
    record StandIn(TypeBinding type, TypeReference written, Map<TypeVariableBinding, StandIn> variables) {}

    private Map<TypeVariableBinding, StandIn> variables(TypeReference written, TypeBinding wanted) {
        TypeBinding type = written.resolvedType;
        if (type instanceof TypeVariableBinding variable) {
            return ofVariable(variable, wanted);
        }
        return type == null ? Map.of() : climb(type, written, Map.of(), wanted);
    }

    private Map<TypeVariableBinding, StandIn> ofVariable(TypeVariableBinding variable, TypeBinding wanted) {
        for (TypeParameter parameter : Trees.list(declaration.typeParameters)) {
            if (Arrays.equals(parameter.name, variable.sourceName) && parameter.type != null) {
                if (leadsTo(parameter.type.resolvedType, wanted)) {
                    return variables(parameter.type, wanted);
                }
                for (TypeReference bound : Trees.list(parameter.bounds)) {
                    if (leadsTo(bound.resolvedType, wanted)) {
                        return variables(bound, wanted);
                    }
                }
            }
        }
        return Map.of();
    }

    private static boolean leadsTo(TypeBinding type, TypeBinding wanted) {
        return type != null && type.findSuperTypeOriginatingFrom(wanted) != null;
    }

    private static Map<TypeVariableBinding, StandIn> climb(
            TypeBinding type, TypeReference written, Map<TypeVariableBinding, StandIn> around, TypeBinding wanted) {
        Map<TypeVariableBinding, StandIn> variables = new HashMap<>();
        addArguments(type, written == null ? null : written.getTypeArguments(), around, variables);
        ReferenceBinding generic = (ReferenceBinding) type.erasure();
        if (generic == wanted) {
            return variables;
        }
        if (leadsTo(generic.superclass(), wanted)) {
            return climb(generic.superclass(), null, variables, wanted);
        }
        for (ReferenceBinding superinterface : generic.superInterfaces()) {
            if (leadsTo(superinterface, wanted)) {
                return climb(superinterface, null, variables, wanted);
            }
        }
        return Map.of();
    }

    private static void addArguments(
            TypeBinding type,
            TypeReference[][] written,
            Map<TypeVariableBinding, StandIn> around,
            Map<TypeVariableBinding, StandIn> variables) {
        int level = written == null ? 0 : written.length - 1;
        for (TypeBinding current = type; current instanceof ParameterizedTypeBinding parameterized; level--) {
            TypeVariableBinding[] parameters = parameterized.genericType().typeVariables();
            TypeBinding[] arguments = parameterized.arguments;
            TypeReference[] references = written == null || level < 0 ? null : written[level];
            for (int i = 0; arguments != null && i < arguments.length; i++) {
                TypeReference reference = references == null || i >= references.length ? null : references[i];
                variables.put(parameters[i], new StandIn(arguments[i], reference, around));
            }
            current = current.enclosingType();
        }
    }

    @Override
    public CharSequence name(AnnotationBinding annotation) {
        return CharOperation.toString(annotation.getAnnotationType().compoundName);
    }

    @Override
    public boolean applies(AnnotationBinding annotation, ElementType target) {
        long tag = switch (target) {
            case METHOD -> TagBits.AnnotationForMethod;
            case PARAMETER -> TagBits.AnnotationForParameter;
            default -> TagBits.AnnotationForTypeUse;
        };
        return (annotation.getAnnotationType().getAnnotationTagBits() & tag) != 0;
    }

    @Override
    public boolean haveSameType(AnnotationBinding declared, AnnotationBinding written) {
        ReferenceBinding one = declared.getAnnotationType();
        ReferenceBinding other = written.getAnnotationType();
        return one == other || one == other.containerAnnotationType() || other == one.containerAnnotationType();
    }

    @Override
    public List<Written<AnnotationBinding>> written(TypeVariable variable, TypeMirror argument) {
        List<Written<AnnotationBinding>> found = new ArrayList<>();
        if (!Bindings.of(argument).isRawType()) {
            collect(variable, variables, TypePath.ROOT, found);
        }
        return found;
    }

    /** Collects the annotations of a type argument and its parts, where the header has them. */
    private void collect(
            TypeMirror type,
            Map<TypeVariableBinding, StandIn> around,
            TypePath path,
            List<Written<AnnotationBinding>> found) {
        if (type instanceof TypeVariable) {
            StandIn standIn = around.get(((TypeVariableBinding) Bindings.of(type)).unannotated());
            if (standIn != null && standIn.written() != null) {
                collectWritten(standIn, path, found);
            } else if (standIn != null) {
                collect(model.type(standIn.type()), standIn.variables(), path, found);
            }
        } else if (type instanceof ArrayType array) {
            collect(array.getComponentType(), around, path.element(), found);
        } else if (type instanceof WildcardType wildcard) {
            collect(TypeForms.bound(wildcard), around, path.bound(), found);
        } else if (type instanceof DeclaredType declared) {
            int index = 0;
            for (TypeMirror argument : declared.getTypeArguments()) {
                collect(argument, around, path.into(type).argument(index++), found);
            }
            collect(TypePath.enclosing(type), around, path, found);
        }
    }

    private static void collectWritten(StandIn standIn, TypePath path, List<Written<AnnotationBinding>> found) {
        TypeReference written = standIn.written();
        for (AnnotationContext context : written.getAllAnnotationContexts(AnnotationTargetTypeConstants.FIELD)) {
            AnnotationBinding annotation = AnnotationBindings.of(context.annotation);
            if (annotation != null) {
                int[] inside = Annotation.getLocations(written, context.annotation);
                boolean isInnermost = (inside == null ? 0 : inside.length / 2) == standIn.type().dimensions();
                boolean isFirst = isInnermost && isBeforeFirstName(context.annotation, written);
                found.add(new Written<>(path.then(InterfaceAnnotations.path(inside)), annotation, isFirst));
            }
        }
    }

    /** Whether an annotation stands before the first of the names of a type, which is then not that of a package. */
    private static boolean isBeforeFirstName(Annotation annotation, TypeReference type) {
        return type.annotations != null
                && type.annotations[0] != null
                && List.of(type.annotations[0]).contains(annotation);
    }
}
