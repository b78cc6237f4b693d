package dev.emissary.javac.completion;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ClassType;
import com.sun.tools.javac.code.Type.ErrorType;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Check;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCTypeApply;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeCopier;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.ListBuffer;
import dev.emissary.javac.checks.ConstructorChecks;
import dev.emissary.javac.checks.ProblemReporter;
import dev.emissary.javac.forwarders.MemberSymbols;
import dev.emissary.javac.header.CompletionTools;
import dev.emissary.javac.header.EmissaryStep;
import dev.emissary.javac.header.HeaderScope;
import dev.emissary.javac.header.HeaderTrees;
import dev.emissary.javac.symbols.JavacFacts;
import dev.emissary.javac.symbols.ModelTypes;
import dev.emissary.javac.syntax.ConstructorKind;
import dev.emissary.javac.syntax.EmissaryModifiers;
import dev.emissary.javac.syntax.EmissaryState.AddedMethod;
import dev.emissary.javac.syntax.EmissaryState.HeaderKnown;
import dev.emissary.model.Decision;
import dev.emissary.model.DelegatedInterface;
import dev.emissary.model.DelegatedInterface.Service;
import dev.emissary.model.Header;
import dev.emissary.model.Plan;
import dev.emissary.model.Problem;
import dev.emissary.model.Problem.Part;
import dev.emissary.model.Superinterfaces;
import dev.emissary.model.Superinterfaces.Implemented;
import dev.emissary.rules.EmissaryRules;
import dev.emissary.rules.advice.NamedMethods;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * Decides what an emissary implements and which members are added, once all types that it mentions are known: it asks
 * the rules, reports the problems that they find, and has the members entered.
 */
final class Planner extends EmissaryStep {
    private final Check check;
    private final Symtab syms;
    private final Types types;
    private final ModelTypes modelTypes;
    private final ConstructorChecks constructorChecks;
    private final ProblemReporter problemReporter;
    private EmissaryRules rules;
    private boolean hasWarnings;
    private final java.util.List<JCClassDecl> compact = new ArrayList<>();
    private MemberSymbols symbols;

    Planner(Context context, CompletionTools tools) {
        super(context, tools);
        check = Check.instance(context);
        syms = Symtab.instance(context);
        types = Types.instance(context);
        modelTypes = new ModelTypes(context);
        problemReporter = new ProblemReporter(context, tools.reporter());
        constructorChecks = new ConstructorChecks(context, modelTypes, tools.reporter(), problemReporter);
        newRound();
    }

    void newRound() {
        symbols = new MemberSymbols(context, tools);
        rules = new EmissaryRules(modelTypes, new JavacFacts(context));
    }

    /** Whether there has been a warning about any emissary. */
    boolean hasWarnings() {
        return hasWarnings;
    }

    /** Returns the emissaries with compact constructors; the caller removes those that it has checked. */
    java.util.List<JCClassDecl> compact() {
        return compact;
    }

    @Override
    protected void run(Env<AttrContext> env, JCClassDecl declaration, EmissaryModifiers modifiers) {
        // Otherwise another mistake in the declaration has been reported.
        if (modifiers.state() instanceof HeaderKnown known && areEntered(modifiers.components())) {
            try {
                plan(env, declaration, modifiers, known);
            } catch (CompletionFailure missing) {
                check.completionError(declaration.pos(), missing);
            }
        }
    }

    private void plan(Env<AttrContext> env, JCClassDecl declaration, EmissaryModifiers modifiers, HeaderKnown known) {
        HeaderScope.check(context, tools.reporter(), env, declaration, modifiers);
        JCMethodDecl canonical = constructorChecks.check(env, declaration, modifiers);
        if (canonical != null && ConstructorKind.of(canonical).isCompact()) {
            compact.add(declaration);
        }
        Map<Integer, JCExpression> parameterized = parameterized(env, known.erased(), modifiers.delegatedList.types());
        Header header = header(env, known, modifiers, parameterized);
        Superinterfaces superinterfaces = rules.superinterfaces(declaration.sym, header);
        for (Problem problem : superinterfaces.problems()) {
            problemReporter.report(problem, declaration, modifiers);
        }
        implement(superinterfaces, declaration, known, parameterized);
        Decision decision = rules.decide(declaration.sym, header, superinterfaces);
        Plan plan = decision.plan();
        problemReporter.reportConflicts(decision.conflicts(), declaration, modifiers);
        java.util.List<Problem> warnings =
                tools.warns() ? rules.warnings(declaration.sym, decision, tools.warnsMore()) : java.util.List.of();
        hasWarnings |= !warnings.isEmpty();
        boolean enters = superinterfaces.problems().isEmpty();
        java.util.List<AddedMethod> added =
                enters ? symbols.enter(declaration.sym, modifiers, plan, env) : java.util.List.of();
        modifiers.planned(
                canonical,
                tools.keepsPlans() && decision.isComplete() ? Optional.of(decision) : Optional.empty(),
                warnings,
                added);
        if (enters) {
            symbols.annotate(env, modifiers, plan, added);
        }
        if (decision.isBroken()) {
            suppressFollowOnErrors(declaration, header, superinterfaces);
            symbols.enterStandIns(env, modifiers, rules.standIns(declaration.sym, decision));
        }
    }

    /** Suppresses errors about a sealed interface, and methods that would override one of the header (EM-DIAG-3). */
    private void suppressFollowOnErrors(JCClassDecl declaration, Header header, Superinterfaces superinterfaces) {
        for (Problem problem : superinterfaces.problems()) {
            if (problem.has("interface.sealed")) {
                warnings.suppressOfRefused(declaration);
            }
        }
        NamedMethods named = new NamedMethods(modelTypes);
        for (JCTree member : declaration.defs) {
            if (member instanceof JCMethodDecl method && named.isMethodOfComponent(header, method.name.toString())) {
                method.mods.annotations.forEach(warnings::suppressOfRefused);
            }
        }
    }

    private static boolean areEntered(List<JCVariableDecl> components) {
        for (JCVariableDecl component : components) {
            if (component.sym == null) {
                return false;
            }
        }
        return true;
    }

    private Header header(
            Env<AttrContext> env,
            HeaderKnown known,
            EmissaryModifiers modifiers,
            Map<Integer, JCExpression> parameterized) {
        Header erased = known.erased();
        java.util.List<Header.Component> complete = new ArrayList<>();
        for (JCVariableDecl component : modifiers.components()) {
            complete.add(new Header.Component(
                    component.name.toString(), known(component.sym.type), component.sym.type.hasTag(TypeTag.TYPEVAR)));
        }
        java.util.List<TypeMirror> listed = new ArrayList<>();
        for (int i = 0; i < erased.listed().size(); i++) {
            JCExpression tree = known.implemented().get(Part.LISTED.at(i));
            if (tree == null) {
                // A component implements the same class already, or it is refused, so javac has not attributed this
                // occurrence, and never attributes annotations in it.
                tree = HeaderTrees.copyWithoutAnnotations(
                        known.source().listed().get(i), make);
                warnings.warnOnce(tree);
                attr.attribType(tree, env);
            }
            listed.add(tree.type == null ? erased.listed().get(i) : writtenType(tree));
        }
        return new Header(complete, listed, explicit(erased, parameterized), erased.targets(), erased.hasClause());
    }

    /** Returns the type that a tree names, also of a class that javac from JDK 27 on replaces by an error type. */
    private static Type writtenType(JCExpression tree) {
        if (!(tree.type instanceof ErrorType error)) {
            return tree.type;
        }
        Type original = error.getOriginalType();
        return original.hasTag(TypeTag.CLASS) && original.tsym == TreeInfo.symbol(tree) ? original : error;
    }

    /**
     * Returns the names in a {@code delegates} clause that have type arguments, which a class literal has not, by their
     * places in it; their copies are attributed (EM-DEL-3).
     */
    private Map<Integer, JCExpression> parameterized(Env<AttrContext> env, Header erased, List<JCExpression> clause) {
        Map<Integer, JCExpression> trees = new HashMap<>();
        for (int i = 0; i < clause.size(); i++) {
            if (clause.get(i) instanceof JCTypeApply
                    && erased.explicit().orElseThrow().get(i).getKind() == TypeKind.DECLARED) {
                JCExpression tree = new TreeCopier<Void>(make).copy(clause.get(i));
                attr.attribType(warnings.warnOnce(tree), env);
                trees.put(i, tree);
            }
        }
        return trees;
    }

    private static Optional<java.util.List<TypeMirror>> explicit(
            Header erased, Map<Integer, JCExpression> parameterized) {
        if (parameterized.isEmpty()) {
            return erased.explicit();
        }
        java.util.List<TypeMirror> types = new ArrayList<>(erased.explicit().orElseThrow());
        for (Map.Entry<Integer, JCExpression> each : parameterized.entrySet()) {
            types.set(each.getKey(), each.getValue().type);
        }
        return Optional.of(types);
    }

    /** A type variable with an unknown bound is treated as unknown too. */
    private TypeMirror known(Type type) {
        return type.hasTag(TypeTag.TYPEVAR) && type.getUpperBound().isErroneous() ? syms.errType : type;
    }

    /** Makes the class implement what was decided, if that differs from its implements clause. */
    private void implement(
            Superinterfaces superinterfaces,
            JCClassDecl declaration,
            HeaderKnown known,
            Map<Integer, JCExpression> parameterized) {
        ListBuffer<Type> interfaces = new ListBuffer<>();
        for (Implemented implemented : superinterfaces.implemented()) {
            if (implemented.type().getKind() == TypeKind.DECLARED) {
                interfaces.add((Type) implemented.type());
            }
        }
        ClassSymbol symbol = declaration.sym;
        ClassType type = (ClassType) symbol.type;
        if (symbol.erasure_field instanceof ClassType erasure && erasure != type) {
            // A question about a bound may have fixed its supertypes before the class had them (EM-EQ-2).
            erasure.interfaces_field = null;
        }
        if (known.erased().explicit().isEmpty() && types.isSameTypes(type.interfaces_field, interfaces.toList())) {
            return;
        }
        // The positions of type annotations count the trees (JVMS 4.7.20.1).
        ListBuffer<JCExpression> trees = new ListBuffer<>();
        for (Implemented implemented : superinterfaces.implemented()) {
            JCExpression tree = known.implemented().get(implemented.place());
            if (tree != null && implemented.place().part() != Part.EXPLICIT) {
                trees.add(tree);
            } else if (implemented.type().getKind() == TypeKind.DECLARED) {
                trees.add(tree((Type) implemented.type(), declaration, superinterfaces, parameterized));
            }
        }
        type.interfaces_field = interfaces.toList();
        List<Type> erroneous =
                type.all_interfaces_field.stream().filter(Type::isErroneous).collect(List.collector());
        type.all_interfaces_field = type.interfaces_field.appendList(erroneous);
        declaration.implementing = trees.toList();
    }

    /**
     * Returns the tree of an interface that is not in the implements clause: of one that is served by shape, as it is
     * written, so that javac checks the type arguments, which come from nowhere else (EM-DEL-8).
     */
    private JCExpression tree(
            Type implied,
            JCClassDecl declaration,
            Superinterfaces superinterfaces,
            Map<Integer, JCExpression> parameterized) {
        for (DelegatedInterface delegated : superinterfaces.delegated()) {
            for (JCExpression written : parameterized.values()) {
                if (delegated.service() == Service.SHAPE
                        && delegated.type() == written.type
                        && implied == written.type) {
                    return written;
                }
            }
        }
        return warnings.suppress(make.at(declaration.pos).Ident(implied.tsym).setType(implied));
    }
}
