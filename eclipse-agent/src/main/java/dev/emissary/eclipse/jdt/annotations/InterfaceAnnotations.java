package dev.emissary.eclipse.jdt.annotations;

import dev.emissary.eclipse.jdt.access.Trees;
import dev.emissary.eclipse.jdt.model.EcjModel;
import dev.emissary.rules.annotations.MethodAnnotations;
import dev.emissary.rules.annotations.MethodAnnotations.TypeAnnotation;
import dev.emissary.rules.annotations.Spot;
import dev.emissary.rules.annotations.TypePath;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.core.compiler.CharOperation;
import org.eclipse.jdt.internal.compiler.ast.ASTNode;
import org.eclipse.jdt.internal.compiler.ast.Annotation;
import org.eclipse.jdt.internal.compiler.ast.Argument;
import org.eclipse.jdt.internal.compiler.ast.MethodDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeParameter;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;
import org.eclipse.jdt.internal.compiler.codegen.AnnotationContext;
import org.eclipse.jdt.internal.compiler.codegen.AnnotationTargetTypeConstants;
import org.eclipse.jdt.internal.compiler.env.IBinaryAnnotation;
import org.eclipse.jdt.internal.compiler.env.IBinaryMethod;
import org.eclipse.jdt.internal.compiler.env.IBinaryType;
import org.eclipse.jdt.internal.compiler.env.IBinaryTypeAnnotation;
import org.eclipse.jdt.internal.compiler.lookup.AnnotationBinding;
import org.eclipse.jdt.internal.compiler.lookup.LookupEnvironment;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.MethodScope;
import org.eclipse.jdt.internal.compiler.lookup.TypeIds;

/** Reads the annotations of interfaces' methods. */
final class InterfaceAnnotations {
    private InterfaceAnnotations() {}

    /** Reads the annotations of a method in a class file. */
    static MethodAnnotations<AnnotationBinding> of(MethodBinding method, EcjModel model) {
        IBinaryType type = model.classFile(method.declaringClass);
        for (IBinaryMethod candidate : Trees.list(type == null ? null : type.getMethods())) {
            if (CharOperation.equals(candidate.getSelector(), method.selector)
                    && CharOperation.equals(candidate.getMethodDescriptor(), method.signature())) {
                return ofClassFile(candidate, method.parameters.length, model.lookup());
            }
        }
        return new MethodAnnotations<>(List.of(), List.of(), List.of());
    }

    /** Reads the annotations of a method in a source file, which may not have had its turn to be resolved. */
    static MethodAnnotations<AnnotationBinding> of(MethodDeclaration method) {
        MethodScope scope = method.scope;
        if (scope != null) {
            method.binding.getAnnotationTagBits();
        }
        List<List<AnnotationBinding>> onParameters = new ArrayList<>();
        List<AnnotationContext> contexts = new ArrayList<>();
        resolve(method.returnType, scope);
        if (method.annotations != null && method.binding.returnType.id != TypeIds.T_void) {
            method.getAllAnnotationContexts(AnnotationTargetTypeConstants.METHOD_RETURN, contexts);
        }
        method.returnType.getAllAnnotationContexts(AnnotationTargetTypeConstants.METHOD_RETURN, contexts);
        int index = 0;
        for (Argument parameter : Trees.list(method.arguments)) {
            resolve(parameter.type, scope);
            if (scope != null && parameter.annotations != null && parameter.binding != null) {
                ASTNode.resolveAnnotations(scope, parameter.annotations, parameter.binding);
            }
            onParameters.add(written(parameter.annotations));
            parameter.getAllAnnotationContexts(
                    AnnotationTargetTypeConstants.METHOD_FORMAL_PARAMETER, index++, contexts);
        }
        index = 0;
        for (TypeParameter parameter : Trees.list(method.typeParameters)) {
            if (scope != null) {
                parameter.resolveAnnotations(scope);
            }
            resolve(parameter.type, scope);
            for (TypeReference bound : Trees.list(parameter.bounds)) {
                resolve(bound, scope);
            }
            parameter.getAllAnnotationContexts(AnnotationTargetTypeConstants.METHOD_TYPE_PARAMETER, index++, contexts);
        }
        index = 0;
        for (TypeReference thrown : Trees.list(method.thrownExceptions)) {
            resolve(thrown, scope);
            thrown.getAllAnnotationContexts(AnnotationTargetTypeConstants.THROWS, index++, contexts);
        }
        return new MethodAnnotations<>(written(method.annotations), onParameters, typeAnnotations(contexts));
    }

    private static void resolve(TypeReference type, MethodScope scope) {
        if (type != null && scope != null) {
            type.updateWithAnnotations(scope, 0);
        }
    }

    private static List<AnnotationBinding> written(Annotation[] annotations) {
        return Trees.list(annotations).stream()
                .map(AnnotationBindings::of)
                .filter(Objects::nonNull)
                .toList();
    }

    private static List<TypeAnnotation<AnnotationBinding>> typeAnnotations(List<AnnotationContext> contexts) {
        List<TypeAnnotation<AnnotationBinding>> found = new ArrayList<>();
        for (AnnotationContext context : contexts) {
            AnnotationBinding annotation = AnnotationBindings.of(context.annotation);
            if (annotation != null) {
                found.add(new TypeAnnotation<>(
                        new Spot(context.targetType, context.info, context.info2),
                        path(Annotation.getLocations(context.typeReference, context.annotation)),
                        annotation));
            }
        }
        return found;
    }

    private static MethodAnnotations<AnnotationBinding> ofClassFile(
            IBinaryMethod method, int parameters, LookupEnvironment environment) {
        List<List<AnnotationBinding>> onParameters = new ArrayList<>();
        for (int i = 0; i < parameters; i++) {
            onParameters.add(
                    i < method.getAnnotatedParametersCount()
                            ? written(method.getParameterAnnotations(i, null), environment)
                            : List.of());
        }
        List<TypeAnnotation<AnnotationBinding>> onTypes = new ArrayList<>();
        for (IBinaryTypeAnnotation binary : Trees.list(method.getTypeAnnotations())) {
            AnnotationBinding annotation = AnnotationBindings.of(binary.getAnnotation(), environment);
            if (annotation != null) {
                onTypes.add(new TypeAnnotation<>(spot(binary), path(binary.getTypePath()), annotation));
            }
        }
        return new MethodAnnotations<>(written(method.getAnnotations(), environment), onParameters, onTypes);
    }

    private static Spot spot(IBinaryTypeAnnotation annotation) {
        int target = annotation.getTargetType();
        return switch (target) {
            case Spot.TYPE_PARAMETER -> new Spot(target, annotation.getTypeParameterIndex(), 0);
            case Spot.TYPE_PARAMETER_BOUND ->
                new Spot(target, annotation.getTypeParameterIndex(), annotation.getBoundIndex());
            case Spot.PARAMETER -> new Spot(target, annotation.getMethodFormalParameterIndex(), 0);
            case Spot.EXCEPTION -> new Spot(target, annotation.getThrowsTypeIndex(), 0);
            default -> new Spot(target, 0, 0);
        };
    }

    /** Returns a path as the compiler has it, which is null for none. */
    static TypePath path(int[] steps) {
        return steps == null
                ? TypePath.ROOT
                : new TypePath(Arrays.stream(steps).boxed().toList());
    }

    private static List<AnnotationBinding> written(IBinaryAnnotation[] annotations, LookupEnvironment environment) {
        return Trees.list(annotations).stream()
                .map(annotation -> AnnotationBindings.of(annotation, environment))
                .filter(Objects::nonNull)
                .toList();
    }
}
