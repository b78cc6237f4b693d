/* The annotations that a forwarder takes over from the interface's method, because they are part of its signature. */
package dev.emissary.javac.members;

import com.sun.tools.javac.code.Attribute.Compound;
import com.sun.tools.javac.code.Attribute.TypeCompound;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.TypeTag;
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
    private final TypeUseAnnotations typeUses;

    SignatureAnnotations(Context context) {
        syms = Symtab.instance(context);
        typeUses = new TypeUseAnnotations(context);
    }

    /**
     * Gives a forwarder the annotations of the method that it implements.
     *
     * @param written the type annotations in the header of the emissary
     */
    void carry(Forwarder forwarder, MethodSymbol symbol, Set<Compound> written) {
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
        List<TypeCompound> onTypes = typeUses.of(method, symbol, written);
        if (onTypes.nonEmpty()) {
            symbol.appendUniqueTypeAttributes(onTypes);
        }
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

    /** Whether an annotation may be a type annotation, so that it belongs to a signature. */
    static boolean appliesToTypes(Compound annotation) {
        if (!isKnown(annotation)) {
            return false;
        }
        Set<String> targets = ComponentAnnotations.compiledTargets((ClassSymbol) annotation.type.tsym);
        return targets != null && targets.contains("TYPE_USE");
    }

    /**
     * Whether the class of an annotation can be found. A class file may have annotations of a library that its users
     * need not have, and javac passes over them; to write one it has to know the annotation's retention.
     */
    static boolean isKnown(Compound annotation) {
        Symbol annotationType = annotation.type.tsym;
        try {
            annotationType.complete();
        } catch (CompletionFailure missing) {
            return false;
        }
        // The failure is thrown once only; then the class has an erroneous type.
        return !annotationType.type.isErroneous();
    }
}
