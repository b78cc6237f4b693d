package dev.emissary.javac.jdk;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.MethodType;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.Names;

/**
 * The members that javac's lint requires in a serializable class, for a class that refuses serialization and does not
 * need them. They are synthetic, so that only that check finds them, and are removed before code is generated.
 */
public final class SyntheticSerialMembers {
    private final Symtab syms;
    private final Names names;

    /** Prepares to enter members in a compilation. */
    public SyntheticSerialMembers(Context context) {
        syms = Symtab.instance(context);
        names = Names.instance(context);
    }

    /** Enters the members that a class does not declare, and returns them. */
    public List<Symbol> enter(ClassSymbol owner) {
        List<Symbol> entered = List.nil();
        if (owner.members().findFirst(names.serialVersionUID, symbol -> symbol.kind == Kind.VAR) == null) {
            entered = entered.prepend(version(owner));
        }
        entered = entered.prepend(new Constructor(owner, names, syms));
        entered.forEach(owner.members()::enter);
        return entered;
    }

    /** Removes the entered members. */
    public static void remove(ClassSymbol owner, List<Symbol> entered) {
        for (Symbol member : entered) {
            owner.members().remove(member);
        }
    }

    private VarSymbol version(ClassSymbol owner) {
        long flags = Flags.PRIVATE | Flags.STATIC | Flags.FINAL | Flags.SYNTHETIC;
        VarSymbol version = new VarSymbol(flags, names.serialVersionUID, syms.longType, owner);
        version.setData(0L);
        return version;
    }

    /** A public constructor without parameters, which does not look synthetic to the check. */
    private static final class Constructor extends MethodSymbol {
        Constructor(ClassSymbol owner, Names names, Symtab syms) {
            super(
                    Flags.PUBLIC | Flags.SYNTHETIC,
                    names.init,
                    new MethodType(List.nil(), syms.voidType, List.<Type>nil(), syms.methodClass),
                    owner);
            params = List.nil();
        }

        @Override
        public long flags() {
            return CallingCheck.EXTERNALIZABLE_CLASS.isCaller() ? flags_field & ~Flags.SYNTHETIC : flags_field;
        }
    }
}
