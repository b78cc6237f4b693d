package dev.emissary.javac.jdk;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Name;

/**
 * The symbol of a forwarder. Where the delegated interface deserves a warning that javac would give about it at the
 * class, it keeps out of that check's way (EM-FWD-3).
 */
public final class ForwarderSymbol extends MethodSymbol {
    private boolean overridesAsItMust;
    private boolean closesAsItMust;

    /** Creates a symbol without a type. */
    public ForwarderSymbol(long flags, Name name, ClassSymbol owner) {
        super(flags, name, null, owner);
    }

    /** Answers the check of overriding as a bridge method does: how it overrides is for the interface to answer for. */
    public void overridesAsItMust() {
        overridesAsItMust = true;
    }

    /** Is no {@code close()} for the check of the class: what it may throw is for the interface to answer for. */
    public void closesAsItMust() {
        closesAsItMust = true;
    }

    @Override
    public long flags() {
        return overridesAsItMust && AskingCheck.OVERRIDING.isAsking() ? flags_field | Flags.BRIDGE : flags_field;
    }

    @Override
    public boolean overrides(Symbol other, TypeSymbol origin, Types types, boolean checkResult) {
        return !(closesAsItMust && AskingCheck.CLOSEABLE_CLASS.isAsking())
                && super.overrides(other, origin, types, checkResult);
    }

    /** Asked in place of the other since JDK 26. */
    @Override
    public boolean binaryOverrides(Symbol other, TypeSymbol origin, Types types) {
        return !(closesAsItMust && AskingCheck.CLOSEABLE_CLASS.isAsking())
                && super.binaryOverrides(other, origin, types);
    }
}
