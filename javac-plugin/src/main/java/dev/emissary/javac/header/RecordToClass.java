package dev.emissary.javac.header;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ClassType;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.util.Context;
import dev.emissary.javac.report.InternalFailures;
import dev.emissary.javac.syntax.EmissaryModifiers;
import dev.emissary.javac.syntax.EmissaryStep;

/** Makes an emissary, which javac has entered as a record, a final class (EM-CLASS-1). */
public final class RecordToClass extends EmissaryStep {
    /** Prepares to make classes in a compilation. */
    public RecordToClass(Context context, InternalFailures failures) {
        super(context, failures);
    }

    @Override
    protected void take(Env<AttrContext> env, JCClassDecl declaration, EmissaryModifiers modifiers) {
        modifiers.begin(declaration);
        ClassSymbol symbol = declaration.sym;
        long nested = symbol.owner.kind == Kinds.Kind.PCK ? 0 : Flags.STATIC;
        long member = symbol.owner.kind == Kinds.Kind.TYP ? Flags.STATIC : 0;
        symbol.flags_field = (symbol.flags_field & ~Flags.RECORD) | Flags.FINAL | nested;
        modifiers.flags = (modifiers.flags & ~Flags.RECORD) | Flags.FINAL | member;
        if (nested != 0) {
            ((ClassType) symbol.type).setEnclosingType(Type.noType);
        }
    }
}
