package dev.emissary.javac.checks;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.tree.TreeScanner;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.JCDiagnostic;
import com.sun.tools.javac.util.JCDiagnostic.DiagnosticPosition;
import dev.emissary.javac.header.HeaderTrees;
import dev.emissary.javac.report.Reporter;
import dev.emissary.javac.syntax.ConstructorKind;
import dev.emissary.javac.syntax.EmissaryModifiers;
import dev.emissary.model.Problem;
import dev.emissary.written.BodyRules;
import java.util.Optional;

/**
 * Rewords javac's error about the initializer of an additional field that reads a component (EM-CLASS-4): "might not
 * have been initialized" does not help a user who has not written the constructor.
 */
public final class EarlyReads {
    private static final String JAVACS_ERROR = "compiler.err.var.might.not.have.been.initialized";

    private final Enter enter;
    private final Reporter reporter;

    /** Prepares to reword errors. */
    public EarlyReads(Context context, Reporter reporter) {
        enter = Enter.instance(context);
        this.reporter = reporter;
    }

    /** Whether a diagnostic of javac is dropped, because the plugin has reported a clearer one. */
    public boolean replaces(JCDiagnostic diagnostic) {
        DiagnosticPosition position = diagnostic.getDiagnosticPosition();
        if (position == null || !diagnostic.getCode().equals(JAVACS_ERROR)) {
            return false;
        }
        JCTree read = position.getTree();
        Symbol component = read == null ? null : TreeInfo.symbol(read);
        if (component == null || !(component.owner instanceof ClassSymbol owner)) {
            return false;
        }
        JCClassDecl declaration = EmissaryModifiers.emissary(enter.getEnv(owner));
        if (declaration == null) {
            return false;
        }
        BodyRules rules = EmissaryModifiers.rules(
                declaration.name, EmissaryModifiers.of(declaration).componentNames);
        JCVariableDecl field = fieldInitializedBy(read, declaration);
        Optional<Problem> mistake = Optional.empty();
        if (field != null) {
            mistake = rules.earlyRead(field.name.toString(), component.name.toString());
        } else if (isReadInCompact(read, declaration)) {
            // A use of the instance (EM-CTOR-2).
            mistake = Optional.of(rules.usedInCompact(read.toString()));
        }
        if (field == null || (field.mods.flags & Flags.FINAL) != 0) {
            // Any other field is an error already.
            mistake.ifPresent(found -> reporter.error(read, found));
        }
        return mistake.isPresent();
    }

    private static boolean isReadInCompact(JCTree read, JCClassDecl declaration) {
        for (JCMethodDecl constructor : HeaderTrees.constructors(declaration)) {
            if (ConstructorKind.of(constructor).isCompact() && contains(constructor.body, read)) {
                return true;
            }
        }
        return false;
    }

    private static JCVariableDecl fieldInitializedBy(JCTree part, JCClassDecl declaration) {
        for (JCTree member : declaration.defs) {
            if (member instanceof JCVariableDecl field
                    && (field.mods.flags & Flags.STATIC) == 0
                    && field.init != null
                    && contains(field.init, part)) {
                return field;
            }
        }
        return null;
    }

    /** Whether a tree is part of another one. */
    static boolean contains(JCTree whole, JCTree part) {
        boolean[] found = {false};
        new TreeScanner() {
            @Override
            public void scan(JCTree tree) {
                found[0] |= tree == part;
                super.scan(tree);
            }
        }.scan(whole);
        return found[0];
    }
}
