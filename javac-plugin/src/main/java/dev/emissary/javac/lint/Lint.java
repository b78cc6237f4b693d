package dev.emissary.javac.lint;

import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.Log;
import com.sun.tools.javac.util.Name;
import dev.emissary.javac.checks.ProblemReporter;
import dev.emissary.javac.header.HeaderTrees;
import dev.emissary.javac.report.Reporter;
import dev.emissary.javac.symbols.JavacFacts;
import dev.emissary.javac.symbols.ModelTypes;
import dev.emissary.javac.syntax.EmissaryModifiers;
import dev.emissary.javac.syntax.EmissaryState.WithPlan;
import dev.emissary.javac.syntax.EmissaryWalk;
import dev.emissary.model.Decision;
import dev.emissary.model.Problem;
import dev.emissary.rules.warnings.LintRules;
import dev.emissary.rules.warnings.SurpriseWarnings;
import java.util.ArrayList;
import java.util.Set;

/** Reports the warnings about legal code that is often unintended, when an emissary is attributed (EM-DIAG-4). */
public final class Lint {
    private final Log log;
    private final Symtab syms;
    /** The rules of {@code lint=on}, or null. */
    private final LintRules rules;

    private final ProblemReporter reporter;

    /**
     * Prepares to look at emissaries.
     *
     * @param more whether to apply the rules of {@code lint=on} as well
     */
    public Lint(Context context, Reporter reporter, boolean more) {
        log = Log.instance(context);
        syms = Symtab.instance(context);
        rules = more ? new LintRules(new ModelTypes(context), new JavacFacts(context)) : null;
        this.reporter = new ProblemReporter(context, reporter);
    }

    /** Checks every emissary in a class: the class itself and those nested or local in it. */
    public void check(JCTree tree) {
        // After errors, not all uses of a component may be known.
        if (log.nerrors == 0) {
            new EmissaryWalk() {
                @Override
                protected void after(JCClassDecl declaration, EmissaryModifiers modifiers) {
                    if (modifiers.state() instanceof WithPlan state) {
                        for (Problem problem : problems(declaration, modifiers, state)) {
                            report(problem, declaration, modifiers);
                        }
                    }
                }
            }.scan(tree);
        }
    }

    private java.util.List<Problem> problems(JCClassDecl declaration, EmissaryModifiers modifiers, WithPlan state) {
        List<Name> names = modifiers.componentNames;
        ComponentUses uses = new ComponentUses(declaration, names, state.plan().canonical().sym);
        java.util.List<Problem> problems = new ArrayList<>();
        if (!state.plan().warnings().isEmpty()) {
            problems.addAll(SurpriseWarnings.applying(
                    state.plan().warnings(), component -> uses.inMethods().contains(names.get(component))));
        }
        if (rules != null && state.plan().decision().isPresent()) {
            Decision decision = state.plan().decision().get();
            Set<Name> used = uses.anywhere();
            problems.addAll(
                    rules.problems(declaration.sym, decision, component -> used.contains(names.get(component))));
        }
        return problems;
    }

    private void report(Problem problem, JCClassDecl declaration, EmissaryModifiers modifiers) {
        JCTree at = HeaderTrees.at(problem.place(), declaration, modifiers);
        Symbol place = switch (problem.place().part()) {
            case COMPONENT -> modifiers.components().get(problem.place().index()).sym;
            case METHOD -> ((JCMethodDecl) at).sym;
            default -> declaration.sym;
        };
        if (!Suppressions.in(place, syms).contains(LintCategories.EMISSARY)) {
            reporter.report(problem, declaration, modifiers);
        }
    }
}
