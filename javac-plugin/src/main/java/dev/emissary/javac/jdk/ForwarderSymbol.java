package dev.emissary.javac.jdk;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Name;

/**
 * The symbol of a forwarder. It hides from those checks of javac that would warn at the class about what the delegated
 * interface declares (EM-FWD-3).
 */
public final class ForwarderSymbol extends MethodSymbol {
    private boolean hiddenFromOverrideCheck;
    private boolean hiddenFromCloseCheck;

    /** Creates a symbol without a type. */
    public ForwarderSymbol(long flags, Name name, ClassSymbol owner) {
        super(flags, name, null, owner);
    }

    /** Makes the check of overriding see a bridge method, because the interface determines what this overrides. */
    public void hideFromOverrideCheck() {
        hiddenFromOverrideCheck = true;
    }

    /** Hides this {@code close()} from the check of the class, because the interface determines what it may throw. */
    public void hideFromCloseCheck() {
        hiddenFromCloseCheck = true;
    }

    @Override
    public long flags() {
        return hiddenFromOverrideCheck && CallingCheck.OVERRIDING.isCaller() ? flags_field | Flags.BRIDGE : flags_field;
    }

    @Override
    public boolean overrides(Symbol other, TypeSymbol origin, Types types, boolean checkResult) {
        return !(hiddenFromCloseCheck && CallingCheck.CLOSEABLE_CLASS.isCaller())
                && super.overrides(other, origin, types, checkResult);
    }

    /** Called instead of {@code overrides} since JDK 26. */
    @Override
    public boolean binaryOverrides(Symbol other, TypeSymbol origin, Types types) {
        return !(hiddenFromCloseCheck && CallingCheck.CLOSEABLE_CLASS.isCaller())
                && super.binaryOverrides(other, origin, types);
    }
}
