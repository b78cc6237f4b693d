/* The annotations that a forwarder takes over from the interface's method, because they are part of its signature. */
package dev.emissary.javac.members;

import com.sun.tools.javac.code.Attribute;
import com.sun.tools.javac.code.Attribute.Compound;
import com.sun.tools.javac.code.Attribute.TypeCompound;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.ListBuffer;
import dev.emissary.javac.model.Forwarder;
import java.util.Set;

/**
 * The carrier of annotations: {@code @Deprecated} and type-use annotations are carried, one that is a declaration
 * annotation as well included; any other declaration annotation belongs to the interface alone (EM-FWD-3, EM-FWD-7).
 */
final class SignatureAnnotations {
    private static final long DEPRECATION = Flags.DEPRECATED | Flags.DEPRECATED_ANNOTATION | Flags.DEPRECATED_REMOVAL;

    private final Symtab syms;
    private final Types types;

    SignatureAnnotations(Context context) {
        syms = Symtab.instance(context);
        types = Types.instance(context);
    }

    /** Gives a forwarder the annotations of the method that it implements. */
    void carry(Forwarder forwarder, MethodSymbol symbol) {
        MethodSymbol method = (MethodSymbol) forwarder.method();
        symbol.flags_field |= method.flags() & DEPRECATION;
        boolean returnsValue = !symbol.type.getReturnType().hasTag(TypeTag.VOID);
        setDeclared(symbol, carried(method, returnsValue));
        List<VarSymbol> parameters = symbol.params;
        for (VarSymbol parameter : method.params()) {
            if (parameters.isEmpty()) {
                break;
            }
            setDeclared(parameters.head, carried(parameter, true));
            parameters = parameters.tail;
        }
        ListBuffer<TypeCompound> onTypes = new ListBuffer<>();
        for (TypeCompound annotation : method.getRawTypeAttributes()) {
            if (isPartOfSignature(annotation, symbol, method)) {
                onTypes.add(annotation);
            }
        }
        for (TypeCompound annotation : ArgumentAnnotations.in(method.type, symbol.type)) {
            // The interface may say of its type variable what the type argument says too.
            if (onTypes.stream().noneMatch(other -> sameAnnotationAndPlace(annotation, other))) {
                onTypes.add(annotation);
            }
        }
        if (onTypes.nonEmpty()) {
            symbol.appendUniqueTypeAttributes(onTypes.toList());
        }
    }

    private static boolean sameAnnotationAndPlace(TypeCompound one, TypeCompound other) {
        return one.type.tsym == other.type.tsym
                && one.position.type == other.position.type
                && one.position.parameter_index == other.position.parameter_index
                && one.position.location.equals(other.position.location);
    }

    private static void setDeclared(Symbol symbol, List<Compound> annotations) {
        if (annotations.nonEmpty()) {
            symbol.setDeclarationAttributes(annotations);
        }
    }

    private List<Compound> carried(Symbol from, boolean hasType) {
        ListBuffer<Compound> result = new ListBuffer<>();
        for (Compound annotation : from.getRawAttributes()) {
            if (annotation.type.tsym == syms.deprecatedType.tsym || (hasType && appliesToTypes(annotation))) {
                result.add(annotation);
            }
        }
        return result.toList();
    }

    private static boolean appliesToTypes(Attribute.Compound annotation) {
        Set<String> targets = ComponentAnnotations.compiledTargets((ClassSymbol) annotation.type.tsym);
        return targets != null && targets.contains("TYPE_USE");
    }

    private boolean isPartOfSignature(TypeCompound annotation, MethodSymbol symbol, MethodSymbol method) {
        return switch (annotation.position.type) {
            case METHOD_RETURN, METHOD_FORMAL_PARAMETER, METHOD_TYPE_PARAMETER, METHOD_TYPE_PARAMETER_BOUND -> true;
            // The annotation tells an exception by its number, which must be that of the same one.
            case THROWS ->
                types.isSameTypes(
                        types.erasure(method.type.getThrownTypes()), types.erasure(symbol.type.getThrownTypes()));
            default -> false;
        };
    }
}
