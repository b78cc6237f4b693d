package dev.emissary.javac.checks;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds.KindName;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.tree.TreeScanner;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.JCDiagnostic;
import com.sun.tools.javac.util.JCDiagnostic.DiagnosticPosition;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.Name;
import dev.emissary.javac.report.Reporter;
import dev.emissary.javac.syntax.AnnotationNames;
import dev.emissary.javac.syntax.ConstructorKind;
import dev.emissary.javac.syntax.EmissaryModifiers;
import dev.emissary.model.Problem;
import dev.emissary.written.BodyRules;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What javac says of emissaries: it is dropped where it is wrong of them, corrected, or replaced by clearer words. */
public final class JavacMessages {
    private static final String UNCLAIMED = "compiler.warn.proc.annotations.without.processors";
    private static final String LOCAL_CREATION = "compiler.err.local.cant.be.inst.static";
    private static final String UNASSIGNED = "compiler.err.var.might.not.have.been.initialized";

    private final Enter enter;
    private final Reporter reporter;
    private final UnlistedSuppliers unlistedSuppliers;
    private final MissingMethods missingMethods;
    private final ExpectedMethods expectedMethods;

    /**
     * Prepares to read the messages of a compilation, given the names of the components of all emissaries, and those
     * emissaries that are annotated records.
     */
    public JavacMessages(
            Context context, Reporter reporter, Map<Symbol, List<Name>> components, Set<Symbol> annotated) {
        enter = Enter.instance(context);
        this.reporter = reporter;
        unlistedSuppliers = new UnlistedSuppliers(context, reporter, components, annotated);
        missingMethods = new MissingMethods(context, reporter, unlistedSuppliers);
        expectedMethods = new ExpectedMethods(context, reporter, components);
    }

    /** Whether a message is dropped, because it is wrong or has been replaced by a clearer one. */
    public boolean replaces(JCDiagnostic diagnostic) {
        correctKind(diagnostic);
        return isUnclaimed(diagnostic)
                || isOfLocalCreation(diagnostic)
                || isOfEarlyRead(diagnostic)
                || missingMethods.replaces(diagnostic)
                || expectedMethods.replaces(diagnostic)
                || unlistedSuppliers.replaces(diagnostic);
    }

    /**
     * Makes a message, which javac formats later, call an emissary a class: javac enters its type parameters while it
     * is still a record to javac (EM-CLASS-1).
     */
    private void correctKind(JCDiagnostic diagnostic) {
        Object[] arguments = diagnostic.getArgs();
        for (int i = 0; i + 1 < arguments.length; i++) {
            if (arguments[i] == KindName.RECORD && isEmissary(arguments[i + 1])) {
                arguments[i] = KindName.CLASS;
            }
        }
    }

    /**
     * Whether a message is the error about a local emissary that is created in a static context, which javac from JDK
     * 25 on (JDK-8345944) reports for every local class but records, enums and interfaces (EM-FORM-4).
     */
    private boolean isOfLocalCreation(JCDiagnostic diagnostic) {
        return diagnostic.getCode().equals(LOCAL_CREATION)
                && isEmissary(diagnostic.getArgs()[1]);
    }

    /**
     * Whether a message is the error about the initializer of an additional field that reads a component (EM-CLASS-4),
     * and has been reported in other words: "might not have been initialized" does not help a user who has not written
     * the constructor.
     */
    private boolean isOfEarlyRead(JCDiagnostic diagnostic) {
        DiagnosticPosition position = diagnostic.getDiagnosticPosition();
        if (position == null || !diagnostic.getCode().equals(UNASSIGNED)) {
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
        BodyRules rules = EmissaryModifiers.rules(declaration.name, EmissaryModifiers.of(declaration).componentNames);
        JCTree member = memberWith(read, declaration);
        Optional<Problem> mistake = Optional.empty();
        boolean isNew = true;
        if (member instanceof JCVariableDecl field && (field.mods.flags & Flags.STATIC) == 0) {
            mistake = rules.earlyRead(field.name.toString(), component.name.toString());
            // Any other field is an error already.
            isNew = (field.mods.flags & Flags.FINAL) != 0;
        } else if (ConstructorKind.of(member).isCompact()) {
            // A use of the instance (EM-CTOR-2).
            mistake = Optional.of(rules.usedInCompact(read.toString()));
        }
        if (isNew) {
            mistake.ifPresent(found -> reporter.error(read, found));
        }
        return mistake.isPresent();
    }

    private static JCTree memberWith(JCTree part, JCClassDecl declaration) {
        for (JCTree member : declaration.defs) {
            if (contains(member, part)) {
                return member;
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

    private boolean isEmissary(Object argument) {
        return argument instanceof ClassSymbol type && EmissaryModifiers.emissary(enter.getEnv(type)) != null;
    }

    /**
     * Whether a message is the warning about annotations that no processor claims, and names only the annotation of
     * emissaries: the plugin claims it, and in the keyword form nobody has written it (EM-EQ-4). Removes it from
     * others.
     */
    public static boolean isUnclaimed(JCDiagnostic diagnostic) {
        if (!diagnostic.getCode().equals(UNCLAIMED) || !(diagnostic.getArgs()[0] instanceof Collection<?> names)) {
            return false;
        }
        // Each is the module's name, which may be empty, and the annotation's.
        names.remove("/" + AnnotationNames.QUALIFIED_NAME);
        names.remove("dev.emissary/" + AnnotationNames.QUALIFIED_NAME);
        return names.isEmpty();
    }
}
