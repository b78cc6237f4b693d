package dev.emissary.javac.completion;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ClassType;
import com.sun.tools.javac.comp.Annotate;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Check;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.Log;
import com.sun.tools.javac.util.Name;
import dev.emissary.javac.forwarders.MemberSymbols;
import dev.emissary.javac.header.ClassAnnotations;
import dev.emissary.javac.header.ComponentAnnotations;
import dev.emissary.javac.header.HeaderTrees;
import dev.emissary.javac.header.Supertypes;
import dev.emissary.javac.jdk.PhaseHooks;
import dev.emissary.javac.report.InternalFailures;
import dev.emissary.javac.syntax.EmissaryModifiers;
import dev.emissary.javac.syntax.EmissaryState.Begun;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.tools.JavaFileObject;

/**
 * Completes emissaries along javac's phases. Only this class knows the order of the steps:
 *
 * <ul>
 *   <li>before its imports: from record to class
 *   <li>before its hierarchy: superclass and implements clause ({@link Supertypes})
 *   <li>before its header: annotations ({@link ClassAnnotations})
 *   <li>before its members: component annotations go where they apply ({@link ComponentAnnotations})
 *   <li>when no completion is in progress: the plan, and a symbol for each member in it ({@link MemberSymbols})
 * </ul>
 */
public final class Completion implements PhaseHooks.Listener {
    private final Enter enter;
    private final Annotate annotate;
    private final Check check;
    private final Log log;
    private final InternalFailures failures;
    private final Supertypes supertypes;
    private final ClassAnnotations classAnnotations;
    private final ComponentAnnotations componentAnnotations;
    private final Planner planner;
    private final Map<ClassSymbol, Env<AttrContext>> pending = new LinkedHashMap<>();
    /** The names of the components of all emissaries: javac forgets the tree of a class when it has compiled it. */
    private final Map<Symbol, List<Name>> components = new HashMap<>();

    private boolean planning;

    /**
     * Sets up the completion.
     *
     * @param context the compilation
     * @param tools what its steps share
     */
    public Completion(Context context, CompletionTools tools) {
        enter = Enter.instance(context);
        annotate = Annotate.instance(context);
        check = Check.instance(context);
        log = Log.instance(context);
        failures = tools.failures();
        supertypes = new Supertypes(context, tools.reporter(), tools.warnings(), tools.commonSuperclass());
        classAnnotations = new ClassAnnotations(context, tools.warnings());
        componentAnnotations = new ComponentAnnotations(context, tools.warnings());
        planner = new Planner(context, tools);
    }

    /** Forgets what is known of interfaces, because symbols are completed again (annotation processing). */
    public void newRound() {
        planner.newRound();
    }

    /** Returns the names of the components of the emissaries completed so far. */
    public Map<Symbol, List<Name>> components() {
        return Collections.unmodifiableMap(components);
    }

    /** The steps for one emissary. */
    private enum Step {
        CLASS,
        SUPERTYPES,
        ANNOTATIONS,
        COMPONENTS,
        PLAN
    }

    @Override
    public void beforeImports(ClassSymbol symbol) {
        run(Step.CLASS, symbol, enter.getEnv(symbol));
    }

    @Override
    public void beforeHierarchy(ClassSymbol symbol) {
        run(Step.SUPERTYPES, symbol, enter.getEnv(symbol));
    }

    @Override
    public void beforeHeader(ClassSymbol symbol) {
        run(Step.ANNOTATIONS, symbol, enter.getEnv(symbol));
    }

    @Override
    public void beforeMembers(ClassSymbol symbol) {
        run(Step.COMPONENTS, symbol, enter.getEnv(symbol));
    }

    /** Takes a step if the class is an emissary. */
    private void run(Step step, ClassSymbol symbol, Env<AttrContext> env) {
        JCClassDecl declaration = EmissaryModifiers.emissary(env);
        if (declaration == null) {
            return;
        }
        JavaFileObject previous = log.useSource(env.toplevel.sourcefile);
        try {
            run(step, symbol, env, declaration);
        } catch (RuntimeException | Error failure) {
            failures.caught(declaration, failure);
        } finally {
            log.useSource(previous);
        }
        failures.abortIfFailed();
    }

    private void run(Step step, ClassSymbol symbol, Env<AttrContext> env, JCClassDecl declaration) {
        EmissaryModifiers modifiers = EmissaryModifiers.of(declaration);
        if (step == Step.CLASS) {
            makeClass(symbol, declaration, modifiers);
        } else if (step == Step.SUPERTYPES) {
            if (modifiers.state() instanceof Begun) {
                supertypes.write(env, declaration, modifiers);
            }
        } else if (step == Step.ANNOTATIONS) {
            if (symbol.kind == Kinds.Kind.ERR) {
                // It inherits from itself, which javac has reported; this suppresses follow-on errors about its
                // members.
                declaration.mods.annotations = List.nil();
                declaration.defs = List.nil();
            } else {
                classAnnotations.complete(env, declaration, modifiers);
            }
        } else if (step == Step.COMPONENTS) {
            if (symbol.kind != Kinds.Kind.ERR) {
                componentAnnotations.distribute(env, declaration, modifiers);
                pending.put(symbol, env);
            }
        } else {
            plan(env, declaration, modifiers);
        }
    }

    /** Makes a record a class. */
    private static void makeClass(ClassSymbol symbol, JCClassDecl declaration, EmissaryModifiers modifiers) {
        modifiers.begin(declaration);
        long nested = symbol.owner.kind == Kinds.Kind.PCK ? 0 : Flags.STATIC;
        long member = symbol.owner.kind == Kinds.Kind.TYP ? Flags.STATIC : 0;
        symbol.flags_field = (symbol.flags_field & ~Flags.RECORD) | Flags.FINAL | nested;
        declaration.mods.flags = (declaration.mods.flags & ~Flags.RECORD) | Flags.FINAL | member;
        if (nested != 0) {
            ((ClassType) symbol.type).setEnclosingType(Type.noType);
        }
    }

    @Override
    public void completed() {
        if (planning || pending.isEmpty()) {
            return;
        }
        planning = true;
        try {
            while (!pending.isEmpty()) {
                planNext(pending.keySet().iterator().next());
            }
        } finally {
            planning = false;
        }
        annotate.flush();
    }

    /**
     * Forgets the classes whose members javac was entering. An editor that asks for the scope at a place lets javac
     * attribute a copy of a method up to there, and leave it by an exception, in the header of a local emissary too.
     */
    @Override
    public void interrupted() {
        pending.clear();
    }

    private void planNext(ClassSymbol symbol) {
        run(Step.PLAN, symbol, pending.remove(symbol));
    }

    private void plan(Env<AttrContext> env, JCClassDecl declaration, EmissaryModifiers modifiers) {
        components.put(declaration.sym, modifiers.componentNames());
        // An emissary calls the methods of another one, which must exist first, whatever the order of the files.
        for (JCVariableDecl component : HeaderTrees.components(declaration, modifiers)) {
            if (component.sym != null && pending.containsKey(component.sym.type.tsym)) {
                planNext((ClassSymbol) component.sym.type.tsym);
            }
        }
        try {
            planner.plan(env, declaration, modifiers);
        } catch (CompletionFailure failure) {
            check.completionError(declaration.pos(), failure);
        }
    }
}
