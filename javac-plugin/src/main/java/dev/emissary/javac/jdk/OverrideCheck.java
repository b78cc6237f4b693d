package dev.emissary.javac.jdk;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Lint;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.util.List;

/**
 * A lint that hides forwarders from javac's check of overriding, which would warn at the class about what the delegated
 * interface declares (EM-FWD-3). The check ignores bridge methods, so they are marked as such while it runs: javac asks
 * for the lint of the class right before, and for that of the first field, which is a component, right after. It would
 * not do to drop the warnings from the log: before JDK 26, what becomes a note at the end never gets there.
 */
public final class OverrideCheck extends Lint {
    private final Env<AttrContext> env;
    private final List<MethodSymbol> forwarders;

    private OverrideCheck(Lint written, Env<AttrContext> env, List<MethodSymbol> forwarders) {
        super(written);
        this.env = env;
        this.forwarders = forwarders;
    }

    /** Hides forwarders from the check of the class that has an environment. */
    public static void hide(List<MethodSymbol> forwarders, Env<AttrContext> env) {
        HiddenMember.LINT.set(env.info, new OverrideCheck(ofEnclosing(env), env, forwarders));
    }

    /** Returns the lint around a class; javac has none for a class until it analyzes it. */
    private static Lint ofEnclosing(Env<AttrContext> env) {
        Env<AttrContext> enclosing = env.next;
        Object lint = HiddenMember.LINT.get(enclosing.info);
        while (lint == null) {
            enclosing = enclosing.next;
            lint = HiddenMember.LINT.get(enclosing.info);
        }
        return (Lint) lint;
    }

    @Override
    public Lint augment(Symbol declaration) {
        if (declaration == env.enclClass.sym) {
            for (MethodSymbol forwarder : forwarders) {
                forwarder.flags_field |= Flags.BRIDGE;
            }
            return new OverrideCheck(ofEnclosing(env).augment(declaration), env, forwarders);
        }
        if (declaration.kind == Kind.VAR) {
            for (MethodSymbol forwarder : forwarders) {
                forwarder.flags_field &= ~Flags.BRIDGE;
            }
        }
        return super.augment(declaration);
    }
}
