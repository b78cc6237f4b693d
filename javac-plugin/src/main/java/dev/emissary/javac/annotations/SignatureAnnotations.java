package dev.emissary.javac.annotations;

import com.sun.tools.javac.code.Attribute.Compound;
import com.sun.tools.javac.code.Attribute.TypeCompound;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.TargetType;
import com.sun.tools.javac.code.TypeAnnotationPosition;
import com.sun.tools.javac.code.TypeAnnotationPosition.TypePathEntry;
import com.sun.tools.javac.model.JavacTypes;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.ListBuffer;
import dev.emissary.javac.symbols.AnnotationTargets;
import dev.emissary.model.PlannedMethod.Implementation;
import dev.emissary.rules.annotations.CarriedAnnotations;
import dev.emissary.rules.annotations.MethodAnnotations;
import dev.emissary.rules.annotations.MethodAnnotations.TypeAnnotation;
import dev.emissary.rules.annotations.Spot;
import dev.emissary.rules.annotations.TypePath;
import java.util.ArrayList;
import javax.lang.model.type.ExecutableType;

/** Gives forwarders the annotations that they take over from the interface's method and the header (EM-FWD-7). */
public final class SignatureAnnotations {
    private static final long DEPRECATION = Flags.DEPRECATED | Flags.DEPRECATED_ANNOTATION | Flags.DEPRECATED_REMOVAL;

    private SignatureAnnotations() {}

    /** Gives a method annotations of the interface method that it implements, and type annotations of the header. */
    public static void carry(
            JavacTypes types, Implementation implementation, MethodSymbol symbol, HeaderAnnotations header) {
        MethodSymbol method = (MethodSymbol) implementation.method();
        symbol.flags_field |= method.flags() & DEPRECATION;
        if (header.isEmpty() && isWithoutAnnotations(method)) {
            return;
        }
        MethodAnnotations<Compound> carried = CarriedAnnotations.of(
                declared(method),
                (ExecutableType) method.type,
                implementation.signature(),
                (ExecutableType) symbol.type,
                header,
                types);
        setDeclared(symbol, carried.onMethod());
        int index = 0;
        for (VarSymbol parameter : symbol.params) {
            setDeclared(parameter, carried.onParameters().get(index++));
        }
        ListBuffer<TypeCompound> onTypes = new ListBuffer<>();
        for (TypeAnnotation<Compound> one : carried.onTypes()) {
            onTypes.add(new TypeCompound(one.annotation(), position(one.spot(), one.path())));
        }
        if (onTypes.nonEmpty()) {
            symbol.appendUniqueTypeAttributes(onTypes.toList());
        }
    }

    private static boolean isWithoutAnnotations(MethodSymbol method) {
        if (method.getRawTypeAttributes().nonEmpty()
                || method.getRawAttributes().nonEmpty()) {
            return false;
        }
        for (VarSymbol parameter : method.params()) {
            if (parameter.getRawAttributes().nonEmpty()) {
                return false;
            }
        }
        return true;
    }

    private static void setDeclared(Symbol symbol, java.util.List<Compound> annotations) {
        if (!annotations.isEmpty()) {
            symbol.setDeclarationAttributes(List.from(annotations));
        }
    }

    private static MethodAnnotations<Compound> declared(MethodSymbol method) {
        java.util.List<java.util.List<Compound>> onParameters = new ArrayList<>();
        for (VarSymbol parameter : method.params()) {
            onParameters.add(known(parameter));
        }
        java.util.List<TypeAnnotation<Compound>> onTypes = new ArrayList<>();
        for (TypeCompound annotation : method.getRawTypeAttributes()) {
            if (AnnotationTargets.isKnown(annotation)) {
                if (annotation.hasUnknownPosition()) {
                    // The container of repeated annotations gets their position only when it is written.
                    annotation.tryFixPosition();
                }
                onTypes.add(new TypeAnnotation<>(spot(annotation.position), path(annotation.position), annotation));
            }
        }
        return new MethodAnnotations<>(known(method), onParameters, onTypes);
    }

    /** Returns the annotations of a declaration whose classes can be found. */
    private static java.util.List<Compound> known(Symbol symbol) {
        java.util.List<Compound> known = new ArrayList<>();
        for (Compound annotation : symbol.getRawAttributes()) {
            if (AnnotationTargets.isKnown(annotation)) {
                known.add(annotation);
            }
        }
        return known;
    }

    private static Spot spot(TypeAnnotationPosition position) {
        int target = position.type.targetTypeValue();
        return switch (position.type) {
            case METHOD_FORMAL_PARAMETER, METHOD_TYPE_PARAMETER -> new Spot(target, position.parameter_index, 0);
            case METHOD_TYPE_PARAMETER_BOUND -> new Spot(target, position.parameter_index, position.bound_index);
            case THROWS -> new Spot(target, position.type_index, 0);
            default -> new Spot(target, 0, 0);
        };
    }

    private static TypePath path(TypeAnnotationPosition position) {
        return new TypePath(TypeAnnotationPosition.getBinaryFromTypePath(position.location));
    }

    private static TypeAnnotationPosition position(Spot spot, TypePath typePath) {
        List<TypePathEntry> path = TypeAnnotationPosition.getTypePathFromBinary(typePath.steps());
        return switch (TargetType.fromTargetTypeValue(spot.target())) {
            case METHOD_FORMAL_PARAMETER -> TypeAnnotationPosition.methodParameter(path, null, spot.index(), -1);
            case METHOD_TYPE_PARAMETER -> TypeAnnotationPosition.methodTypeParameter(path, null, spot.index(), -1);
            case METHOD_TYPE_PARAMETER_BOUND ->
                TypeAnnotationPosition.methodTypeParameterBound(path, null, spot.index(), spot.bound(), -1);
            case THROWS -> TypeAnnotationPosition.methodThrows(path, null, spot.index(), -1);
            default -> TypeAnnotationPosition.methodReturn(path, null, -1);
        };
    }
}
