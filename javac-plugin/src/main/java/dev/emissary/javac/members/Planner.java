/* The last word on what an emissary implements and has, when all types in its reach are known. */
package dev.emissary.javac.members;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ClassType;
import com.sun.tools.javac.code.Type.WildcardType;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.model.JavacTypes;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.ListBuffer;
import dev.emissary.javac.model.Delegations;
import dev.emissary.javac.model.Delegations.Implemented;
import dev.emissary.javac.model.Forwarder;
import dev.emissary.javac.model.Header;
import dev.emissary.javac.model.Plan;
import dev.emissary.javac.model.Problem.Place;
import dev.emissary.javac.rules.DelegationRules;
import dev.emissary.javac.rules.ForwardingRules;
import dev.emissary.javac.rules.InterfaceMembers;
import dev.emissary.javac.syntax.EmissaryModifiers;
import java.util.ArrayList;
import java.util.stream.Stream;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Asks the rules what an emissary is, reports what they find wrong, and has the members entered. */
final class Planner {
    private final Symtab syms;
    private final Types types;
    private final JavacTypes modelTypes;
    private final DelegationRules delegationRules;
    private final ConstructorChecks constructorChecks;
    private final MemberSymbols symbols;
    private final ProblemReporter problemReporter;
    private final boolean lint;
    private ForwardingRules forwardingRules;

    Planner(Context context, MemberTools tools) {
        syms = Symtab.instance(context);
        types = Types.instance(context);
        modelTypes = JavacTypes.instance(context);
        delegationRules = DelegationRules.whenComplete(modelTypes, new InstanceMethods(context)::existIn);
        constructorChecks = new ConstructorChecks(context, tools.reporter());
        symbols = new MemberSymbols(context);
        problemReporter = new ProblemReporter(context, tools.reporter());
        lint = tools.lint();
        newRound();
    }

    void newRound() {
        forwardingRules = new ForwardingRules(modelTypes, new InterfaceMembers(modelTypes));
    }

    void plan(Env<AttrContext> env, JCClassDecl declaration, EmissaryModifiers modifiers) {
        List<JCVariableDecl> components = HeaderTrees.components(declaration, modifiers);
        if (modifiers.resolved() == null || components.stream().anyMatch(component -> component.sym == null)) {
            // Something else is wrong with the declaration, and has been reported.
            return;
        }
        constructorChecks.check(env, declaration, modifiers, components);
        Header header = header(modifiers, components);
        Delegations delegations = delegationRules.decide(declaration.sym, header);
        delegations.problems().forEach(problem -> problemReporter.report(problem, declaration, modifiers));
        implement(delegations, declaration, modifiers);
        Plan plan = forwardingRules.plan(declaration.sym, header, delegations);
        plan.problems().forEach(problem -> problemReporter.report(problem, declaration, modifiers));
        modifiers.added(symbols.enter(declaration.sym, modifiers, plan, env));
        if (isBroken(header, delegations)) {
            java.util.List<Forwarder> standIns = forwardingRules.standIns(declaration.sym, header, delegations);
            symbols.enter(declaration.sym, modifiers, new Plan(standIns, List.nil(), List.nil()), env);
        } else if (lint && plan.problems().isEmpty()) {
            modifiers.planned(new EmissaryModifiers.Planned(header, delegations, plan));
        }
    }

    private static boolean isBroken(Header header, Delegations delegations) {
        Stream<TypeMirror> types = Stream.concat(
                header.components().stream().map(Header.Component::type),
                Stream.concat(header.listed().stream(), header.chosen().stream().flatMap(java.util.List::stream)));
        return !delegations.problems().isEmpty() || types.anyMatch(type -> type.getKind() == TypeKind.ERROR);
    }

    private Header header(EmissaryModifiers modifiers, List<JCVariableDecl> components) {
        Header erased = modifiers.resolved().erased();
        java.util.List<Header.Component> complete = new ArrayList<>();
        for (JCVariableDecl component : components) {
            complete.add(new Header.Component(component.name.toString(), known(component.sym.type)));
        }
        java.util.List<TypeMirror> listed = new ArrayList<>();
        for (int i = 0; i < erased.listed().size(); i++) {
            JCExpression tree = modifiers.resolved().implemented().get(Place.listed(i));
            listed.add(tree == null || tree.type == null ? erased.listed().get(i) : resolved(tree.type));
        }
        return new Header(complete, listed, erased.chosen());
    }

    /** What a type variable with an unknown bound may be is as good as unknown too. */
    private TypeMirror known(Type type) {
        return type.hasTag(TypeTag.TYPEVAR) && type.getUpperBound().isErroneous() ? syms.errType : type;
    }

    /** A wildcard in the implements clause is javac's error, after which its type is as good as unknown. */
    private TypeMirror resolved(Type listed) {
        return listed.getTypeArguments().stream().anyMatch(WildcardType.class::isInstance) ? syms.errType : listed;
    }

    /** Lets the class implement what was decided, where the trees of its implements clause say something else. */
    private void implement(Delegations delegations, JCClassDecl declaration, EmissaryModifiers modifiers) {
        ListBuffer<Type> interfaces = new ListBuffer<>();
        for (Implemented implemented : delegations.implemented()) {
            if (implemented.type().getKind() != TypeKind.DECLARED) {
                return;
            }
            interfaces.add((Type) implemented.type());
        }
        ClassSymbol symbol = declaration.sym;
        ClassType type = (ClassType) symbol.type;
        if (modifiers.resolved().erased().chosen().isEmpty()
                && types.isSameTypes(type.interfaces_field, interfaces.toList())) {
            return;
        }
        // What is only inferred has no tree, for nobody has written it.
        ListBuffer<JCExpression> trees = new ListBuffer<>();
        for (Implemented implemented : delegations.implemented()) {
            JCExpression tree = modifiers.resolved().implemented().get(implemented.place());
            if (tree != null) {
                trees.add(tree);
            }
        }
        type.interfaces_field = interfaces.toList();
        type.all_interfaces_field = type.interfaces_field;
        declaration.implementing = trees.toList();
    }
}
