package dev.emissary.javac.lint;

import com.sun.tools.javac.code.Kinds;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.List;

/**
 * The symbol of a forwarder. It knows which method it overrides: javac asks several times for each method of each class
 * in front of an interface, and of its overloads too.
 */
public final class ForwarderSymbol extends MethodSymbol {
    private final MethodSymbol implemented;

    /**
     * Creates a symbol without a type.
     *
     * @param flags its flags
     * @param implemented the interface method that it implements
     * @param owner the emissary
     */
    public ForwarderSymbol(long flags, MethodSymbol implemented, ClassSymbol owner) {
        super(flags, implemented.name, null, owner);
        this.implemented = implemented;
    }

    @Override
    public boolean overrides(Symbol other, TypeSymbol origin, Types types, boolean checkResult) {
        return other == implemented
                || (maySharePrimitives(other) && super.overrides(other, origin, types, checkResult));
    }

    /** Called instead of {@code overrides} since JDK 26, and by the search for bridge methods. */
    @Override
    public boolean binaryOverrides(Symbol other, TypeSymbol origin, Types types) {
        return maySharePrimitives(other) && super.binaryOverrides(other, origin, types);
    }

    /**
     * Whether a method has as many parameters as this one, and the same primitive types where either has any. A method
     * for which this is false does not have the same signature, whatever its type variables and their erasure.
     */
    private boolean maySharePrimitives(Symbol other) {
        if (other.kind != Kinds.Kind.MTH) {
            return true;
        }
        List<Type> ours = type.getParameterTypes();
        List<Type> theirs = other.type.getParameterTypes();
        for (; ours.nonEmpty() && theirs.nonEmpty(); ours = ours.tail, theirs = theirs.tail) {
            TypeTag our = ours.head.getTag();
            TypeTag their = theirs.head.getTag();
            boolean primitive = ours.head.isPrimitive() || theirs.head.isPrimitive();
            if (primitive && our != their && our != TypeTag.ERROR && their != TypeTag.ERROR) {
                return false;
            }
        }
        return ours.isEmpty() && theirs.isEmpty();
    }
}
