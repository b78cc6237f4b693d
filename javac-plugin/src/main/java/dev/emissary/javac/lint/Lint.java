package dev.emissary.javac.lint;

import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.Log;
import com.sun.tools.javac.util.Name;
import dev.emissary.javac.checks.ProblemReporter;
import dev.emissary.javac.report.Reporter;
import dev.emissary.javac.symbols.DeclaredMethods;
import dev.emissary.javac.symbols.ModelTypes;
import dev.emissary.javac.syntax.EmissaryModifiers;
import dev.emissary.javac.syntax.EmissaryState.Decision;
import dev.emissary.javac.syntax.EmissaryState.WithPlan;
import dev.emissary.javac.syntax.EmissaryWalk;
import dev.emissary.model.Problem;
import dev.emissary.model.Problem.Part;
import dev.emissary.rules.LintRules;
import java.util.Set;

/** The checks of {@code lint=on} for legal code that is often unintended, in an attributed emissary (EM-DIAG-4). */
public final class Lint {
    private final Log log;
    private final Symtab syms;
    private final LintRules rules;
    private final ProblemReporter reporter;

    /** Prepares to look at emissaries. */
    public Lint(Context context, Reporter reporter) {
        log = Log.instance(context);
        syms = Symtab.instance(context);
        rules = new LintRules(new ModelTypes(context), new DeclaredMethods());
        this.reporter = new ProblemReporter(context, reporter);
    }

    /** Checks every emissary in a class: the class itself and those nested or local in it. */
    public void check(JCTree tree) {
        // After errors, not all uses of a component may be known.
        if (log.nerrors == 0) {
            new EmissaryWalk() {
                @Override
                protected void after(JCClassDecl declaration, EmissaryModifiers modifiers) {
                    if (modifiers.state() instanceof WithPlan state
                            && state.plan().decision().isPresent()) {
                        check(
                                declaration,
                                modifiers,
                                state.constructors().canonical().sym,
                                state.plan().decision().get());
                    }
                }
            }.scan(tree);
        }
    }

    private void check(
            JCClassDecl declaration, EmissaryModifiers modifiers, MethodSymbol canonical, Decision decision) {
        List<Name> componentNames = modifiers.componentNames();
        Set<Name> used = new ComponentUses(declaration, componentNames, canonical).found();
        java.util.List<Problem> problems = rules.problems(
                declaration.sym,
                decision.header(),
                decision.superinterfaces(),
                decision.plan(),
                component -> used.contains(componentNames.get(component)));
        List<JCVariableDecl> components = modifiers.components();
        for (Problem problem : problems) {
            Symbol place = problem.place().part() == Part.COMPONENT
                    ? components.get(problem.place().index()).sym
                    : declaration.sym;
            if (!Suppressions.in(place, syms).contains(LintCategories.EMISSARY)) {
                reporter.report(problem, declaration, modifiers);
            }
        }
    }
}
