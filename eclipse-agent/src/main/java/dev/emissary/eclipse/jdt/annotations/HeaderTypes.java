package dev.emissary.eclipse.jdt.annotations;

import dev.emissary.eclipse.jdt.access.Trees;
import dev.emissary.eclipse.jdt.model.Bindings;
import dev.emissary.eclipse.jdt.model.EcjModel;
import dev.emissary.rules.annotations.AnnotationFacts;
import dev.emissary.rules.annotations.TypePath;
import java.lang.annotation.ElementType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
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
 * The types that stand in for the type variables of an interface, and where the header of the emissary has them. Only
 * what is written there counts: annotations in the supertype clause of a delegate's type are not known when that is read
 * from a class file (EM-FWD-7).
 */
final class HeaderTypes implements AnnotationFacts<AnnotationBinding> {
    private final TypeDeclaration declaration;
    private final EcjModel model;
    /** The type arguments in the header, by the type variables of the class or interface that has them. */
    private final Map<TypeVariableBinding, TypeReference> arguments = new HashMap<>();
    /** The interface as a supertype of that class or interface, or null. */
    private final TypeBinding supertype;

    /** Finds what stands in for the type variables of an interface, which a type in the header has as a supertype. */
    HeaderTypes(TypeDeclaration declaration, TypeReference written, TypeBinding wanted, EcjModel model) {
        this.declaration = declaration;
        this.model = model;
        TypeReference header = written;
        while (header != null && header.resolvedType instanceof TypeVariableBinding variable) {
            header = bound(variable, wanted);
        }
        TypeBinding type = header == null ? null : header.resolvedType;
        supertype = type == null ? null : type.erasure().findSuperTypeOriginatingFrom(wanted);
        if (type != null) {
            addArguments(type, header.getTypeArguments());
        }
    }

    /** Returns the bound of a type parameter of the emissary that has a supertype, or null. */
    private TypeReference bound(TypeVariableBinding variable, TypeBinding wanted) {
        for (TypeParameter parameter : Trees.list(declaration.typeParameters)) {
            if (Arrays.equals(parameter.name, variable.sourceName) && parameter.type != null) {
                if (leadsTo(parameter.type.resolvedType, wanted)) {
                    return parameter.type;
                }
                for (TypeReference bound : Trees.list(parameter.bounds)) {
                    if (leadsTo(bound.resolvedType, wanted)) {
                        return bound;
                    }
                }
            }
        }
        return null;
    }

    private static boolean leadsTo(TypeBinding type, TypeBinding wanted) {
        return type != null && type.findSuperTypeOriginatingFrom(wanted) != null;
    }

    private void addArguments(TypeBinding type, TypeReference[][] written) {
        int level = written == null ? -1 : written.length - 1;
        TypeBinding current = type;
        for (; level >= 0 && current instanceof ParameterizedTypeBinding parameterized; level--) {
            TypeVariableBinding[] parameters = parameterized.genericType().typeVariables();
            for (int i = 0; written[level] != null && i < written[level].length; i++) {
                arguments.put(parameters[i], written[level][i]);
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

    /** For the compiler, annotations in a container are annotations of the type, too. */
    @Override
    public boolean isRepeated(AnnotationBinding present, AnnotationBinding written) {
        ReferenceBinding one = present.getAnnotationType();
        ReferenceBinding other = written.getAnnotationType();
        return one == other || one == other.containerAnnotationType() || other == one.containerAnnotationType();
    }

    @Override
    public TypeMirror standIn(TypeVariable variable, TypeMirror actual) {
        TypeVariableBinding declared = (TypeVariableBinding) Bindings.of(variable);
        if (Bindings.of(actual).isRawType() || !(declared.declaringElement instanceof ReferenceBinding)) {
            return null;
        }
        return supertype instanceof ParameterizedTypeBinding parameterized && !supertype.isRawType()
                ? model.type(parameterized.arguments[declared.rank])
                : variable;
    }

    /** Returns those of the type argument that a type variable stands for, with those within. */
    @Override
    public List<Written<AnnotationBinding>> written(TypeMirror type) {
        List<Written<AnnotationBinding>> found = new ArrayList<>();
        TypeReference written = type instanceof TypeVariable
                ? arguments.get(((TypeVariableBinding) Bindings.of(type)).unannotated())
                : null;
        if (written == null) {
            return found;
        }
        for (AnnotationContext context : written.getAllAnnotationContexts(AnnotationTargetTypeConstants.FIELD)) {
            AnnotationBinding annotation = AnnotationBindings.of(context.annotation);
            if (annotation != null) {
                TypePath inside = InterfaceAnnotations.path(Annotation.getLocations(written, context.annotation));
                boolean isInnermost = inside.steps().size() / 2 == written.dimensions();
                boolean isFirst = isInnermost && isBeforeFirstName(context.annotation, written);
                found.add(new Written<>(inside, annotation, isFirst));
            }
        }
        return found;
    }

    /** Whether an annotation stands before the first of the names of a type, which is then not that of a package. */
    private static boolean isBeforeFirstName(Annotation annotation, TypeReference type) {
        return type.annotations != null
                && type.annotations[0] != null
                && List.of(type.annotations[0]).contains(annotation);
    }
}
