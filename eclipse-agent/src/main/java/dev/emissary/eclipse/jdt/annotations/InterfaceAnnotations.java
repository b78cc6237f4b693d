package dev.emissary.eclipse.jdt.annotations;

import dev.emissary.eclipse.jdt.access.Trees;
import dev.emissary.eclipse.jdt.annotations.AnnotationUse.InClassFile;
import dev.emissary.rules.annotations.MethodAnnotations;
import dev.emissary.rules.annotations.MethodAnnotations.TypeAnnotation;
import dev.emissary.rules.annotations.Spot;
import dev.emissary.rules.annotations.TypePath;
import java.lang.annotation.ElementType;
import java.util.ArrayList;
import java.util.Arrays;
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
import org.eclipse.jdt.internal.compiler.lookup.TypeIds;

/** Reads the annotations of interfaces' methods. */
final class InterfaceAnnotations {
    private InterfaceAnnotations() {}

    /** Reads the annotations of a method in a class file. */
    static MethodAnnotations<AnnotationUse> of(
            MethodBinding method, BinaryMethods binaryMethods, LookupEnvironment environment) {
        IBinaryMethod binary = binaryMethods.find(method);
        return binary == null
                ? new MethodAnnotations<>(List.of(), List.of(), List.of())
                : ofClassFile(binary, method.parameters.length, environment);
    }

    /** Reads the annotations of a method in a source file, which may not have had its turn to be resolved. */
    static MethodAnnotations<AnnotationUse> of(MethodDeclaration method) {
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
        return new MethodAnnotations<>(uses(method.annotations), onParameters, typeAnnotations(contexts));
    }

    private static void resolve(TypeReference type, MethodScope scope) {
        if (type != null && scope != null) {
            type.updateWithAnnotations(scope, 0);
        }
    }

    private static List<AnnotationUse> uses(Annotation[] annotations) {
        List<AnnotationUse> uses = new ArrayList<>();
        for (Annotation annotation : Trees.list(annotations)) {
            Annotation written = annotation.getPersistibleAnnotation();
            if (written != null && AnnotationUse.of(written).isWritten()) {
                uses.add(AnnotationUse.of(written));
            }
        }
        return uses;
    }

    private static List<TypeAnnotation<AnnotationUse>> typeAnnotations(List<AnnotationContext> contexts) {
        List<TypeAnnotation<AnnotationUse>> found = new ArrayList<>();
        for (AnnotationContext context : contexts) {
            Annotation written = context.annotation.getPersistibleAnnotation();
            if (written != null) {
                add(
                        AnnotationUse.of(written),
                        new Spot(context.targetType, context.info, context.info2),
                        Annotation.getLocations(context.typeReference, context.annotation),
                        found);
            }
        }
        return found;
    }

    private static MethodAnnotations<AnnotationUse> ofClassFile(
            IBinaryMethod method, int parameters, LookupEnvironment environment) {
        List<List<AnnotationUse>> onParameters = new ArrayList<>();
        for (int i = 0; i < parameters; i++) {
            onParameters.add(
                    i < method.getAnnotatedParametersCount()
                            ? uses(method.getParameterAnnotations(i, null), environment)
                            : List.of());
        }
        List<TypeAnnotation<AnnotationUse>> onTypes = new ArrayList<>();
        for (IBinaryTypeAnnotation annotation : Trees.list(method.getTypeAnnotations())) {
            add(
                    new InClassFile(annotation.getAnnotation(), environment),
                    spot(annotation),
                    annotation.getTypePath(),
                    onTypes);
        }
        return new MethodAnnotations<>(uses(method.getAnnotations(), environment), onParameters, onTypes);
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

    /** Adds an annotation that applies to types; for the compiler, so does one of type parameters alone. */
    private static void add(
            AnnotationUse annotation, Spot spot, int[] path, List<TypeAnnotation<AnnotationUse>> onTypes) {
        if (annotation.isWritten() && annotation.applies(ElementType.TYPE_USE)) {
            onTypes.add(new TypeAnnotation<>(spot, path(path), annotation));
        }
    }

    /** Returns a path as the compiler has it, which is null for none. */
    static TypePath path(int[] steps) {
        return steps == null
                ? TypePath.ROOT
                : new TypePath(Arrays.stream(steps).boxed().toList());
    }

    private static List<AnnotationUse> uses(IBinaryAnnotation[] annotations, LookupEnvironment environment) {
        List<AnnotationUse> uses = new ArrayList<>();
        for (IBinaryAnnotation annotation : Trees.list(annotations)) {
            AnnotationUse use = new InClassFile(annotation, environment);
            if (use.isWritten()) {
                uses.add(use);
            }
        }
        return uses;
    }
}
