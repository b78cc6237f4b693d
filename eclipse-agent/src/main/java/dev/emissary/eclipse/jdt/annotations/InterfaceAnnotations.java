package dev.emissary.eclipse.jdt.annotations;

import dev.emissary.eclipse.jdt.access.Trees;
import dev.emissary.eclipse.jdt.annotations.AnnotationUse.InClassFile;
import java.util.ArrayList;
import java.util.List;
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
import org.eclipse.jdt.internal.compiler.env.IBinaryTypeAnnotation;
import org.eclipse.jdt.internal.compiler.lookup.LookupEnvironment;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.MethodScope;
import org.eclipse.jdt.internal.compiler.lookup.TagBits;
import org.eclipse.jdt.internal.compiler.lookup.TypeIds;

/**
 * The annotations of an interface's method.
 *
 * @param onMethod those of the declaration
 * @param onParameters those of each parameter's declaration
 * @param onTypes those of the types in the signature
 */
record InterfaceAnnotations(
        List<AnnotationUse> onMethod, List<List<AnnotationUse>> onParameters, List<TypeAnnotation> onTypes) {
    InterfaceAnnotations {
        onMethod = List.copyOf(onMethod);
        onParameters = List.copyOf(onParameters);
        onTypes = List.copyOf(onTypes);
    }

    /** Reads the annotations of a method in a class file. */
    static InterfaceAnnotations of(MethodBinding method, BinaryMethods binaryMethods, LookupEnvironment environment) {
        IBinaryMethod binary = binaryMethods.find(method);
        return binary == null
                ? new InterfaceAnnotations(List.of(), List.of(), List.of())
                : ofClassFile(binary, method.parameters.length, environment);
    }

    /** Reads the annotations of a method in a source file, which may not have had its turn to be resolved. */
    static InterfaceAnnotations of(MethodDeclaration method) {
        MethodScope scope = method.scope;
        if (scope != null) {
            method.binding.getAnnotationTagBits();
        }
        List<List<AnnotationUse>> onParameters = new ArrayList<>();
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
            onParameters.add(uses(parameter.annotations));
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
        return new InterfaceAnnotations(uses(method.annotations), onParameters, typeAnnotations(contexts));
    }

    private static void resolve(TypeReference type, MethodScope scope) {
        if (type != null && scope != null) {
            type.updateWithAnnotations(scope, 0);
        }
    }

    private static List<AnnotationUse> uses(Annotation[] annotations) {
        List<AnnotationUse> uses = new ArrayList<>();
        for (Annotation annotation : Trees.list(annotations)) {
            if (annotation.getPersistibleAnnotation() != null) {
                uses.add(AnnotationUse.of(annotation.getPersistibleAnnotation()));
            }
        }
        return uses;
    }

    private static List<TypeAnnotation> typeAnnotations(List<AnnotationContext> contexts) {
        List<TypeAnnotation> found = new ArrayList<>();
        for (AnnotationContext context : contexts) {
            Annotation written = context.annotation.getPersistibleAnnotation();
            // For the compiler, those that apply to type parameters alone are annotations of types, too.
            if (written != null && AnnotationUse.of(written).applies(TagBits.AnnotationForTypeUse)) {
                found.add(new TypeAnnotation(
                        new Spot(context.targetType, context.info, context.info2),
                        TypePath.of(Annotation.getLocations(context.typeReference, context.annotation)),
                        AnnotationUse.of(written)));
            }
        }
        return found;
    }

    private static InterfaceAnnotations ofClassFile(
            IBinaryMethod method, int parameters, LookupEnvironment environment) {
        List<List<AnnotationUse>> onParameters = new ArrayList<>();
        for (int i = 0; i < parameters; i++) {
            onParameters.add(
                    i < method.getAnnotatedParametersCount()
                            ? uses(method.getParameterAnnotations(i, null), environment)
                            : List.of());
        }
        List<TypeAnnotation> onTypes = new ArrayList<>();
        for (IBinaryTypeAnnotation annotation : Trees.list(method.getTypeAnnotations())) {
            int target = annotation.getTargetType();
            Spot spot = switch (target) {
                case AnnotationTargetTypeConstants.METHOD_TYPE_PARAMETER ->
                    Spot.typeParameter(annotation.getTypeParameterIndex());
                case AnnotationTargetTypeConstants.METHOD_TYPE_PARAMETER_BOUND ->
                    Spot.bound(annotation.getTypeParameterIndex(), annotation.getBoundIndex());
                case AnnotationTargetTypeConstants.METHOD_FORMAL_PARAMETER ->
                    Spot.parameter(annotation.getMethodFormalParameterIndex());
                case AnnotationTargetTypeConstants.THROWS -> Spot.exception(annotation.getThrowsTypeIndex());
                default -> new Spot(target, 0, 0);
            };
            AnnotationUse use = new InClassFile(annotation.getAnnotation(), environment);
            if (use.isWritten() && use.applies(TagBits.AnnotationForTypeUse)) {
                onTypes.add(new TypeAnnotation(spot, TypePath.of(annotation.getTypePath()), use));
            }
        }
        return new InterfaceAnnotations(uses(method.getAnnotations(), environment), onParameters, onTypes);
    }

    private static List<AnnotationUse> uses(IBinaryAnnotation[] annotations, LookupEnvironment environment) {
        List<AnnotationUse> uses = new ArrayList<>();
        for (IBinaryAnnotation annotation : Trees.list(annotations)) {
            uses.add(new InClassFile(annotation, environment));
        }
        return uses;
    }
}
