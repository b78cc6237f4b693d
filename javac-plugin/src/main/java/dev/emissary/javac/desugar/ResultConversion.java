package dev.emissary.javac.desugar;

import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.MethodType;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import dev.emissary.javac.symbols.CalleeTypes;

/**
 * How the result of the call in a forwarder is converted to the forwarder's own result type. A class may implement a
 * generic method by one that is not generic or that returns a raw type (JLS 8.4.5).
 */
enum ResultConversion {
    /** It needs no conversion, or there is none. */
    NONE,
    /** It is converted, with an unchecked warning. */
    UNCHECKED,
    /** It must be cast; the types have the same erasure, so nothing is checked at run time. */
    CAST;

    static ResultConversion of(Types types, MethodSymbol forwarder, MethodSymbol target, Type site) {
        Type wanted = forwarder.type.getReturnType();
        if (wanted.hasTag(TypeTag.VOID) || wanted.isPrimitive()) {
            return NONE;
        }
        Type called = CalleeTypes.of(types, forwarder, site, target);
        boolean converts = !types.isSubtypes(forwarder.type.getParameterTypes(), called.getParameterTypes());
        Type result = called.getReturnType();
        if (converts && !(called instanceof MethodType plain && plain.restype.isPrimitive())) {
            // JLS 15.12.2.6
            result = types.erasure(result);
        }
        if (types.isSubtype(result, wanted)) {
            return NONE;
        }
        return types.isSubtypeUnchecked(result, wanted) ? UNCHECKED : CAST;
    }
}
