package dev.emissary.javac.completion;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type.ClassType;
import com.sun.tools.javac.comp.Annotate;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.Name;
import dev.emissary.javac.forwarders.MemberSymbols;
import dev.emissary.javac.header.ClassAnnotations;
import dev.emissary.javac.header.CompletionTools;
import dev.emissary.javac.header.ComponentAnnotations;
import dev.emissary.javac.header.EmissaryStep;
import dev.emissary.javac.header.Supertypes;
import dev.emissary.javac.jdk.PhaseHooks;
import dev.emissary.javac.syntax.EmissaryModifiers;
import dev.emissary.javac.syntax.EmissaryState.HeaderKnown;
import dev.emissary.model.Header;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * Completes emissaries along javac's phases. Only this class knows the order of the steps:
 *
 * <ul>
 *   <li>before its imports: from record to class ({@link RecordToClass})
 *   <li>before its hierarchy: superclass and implements clause ({@link Supertypes})
 *   <li>before its header: annotations ({@link ClassAnnotations})
 *   <li>before its members: component annotations go where they apply ({@link ComponentAnnotations})
 *   <li>when no completion is in progress: the plan, and a symbol for each member in it ({@link MemberSymbols})
 * </ul>
 */
public final class Completion implements PhaseHooks.Listener {
    private final Enter enter;
    private final Annotate annotate;
    private final RecordToClass recordToClass;
    private final Supertypes supertypes;
    private final ClassAnnotations classAnnotations;
    private final ComponentAnnotations componentAnnotations;
    private final Planner planner;
    private final Map<ClassSymbol, Env<AttrContext>> pending = new LinkedHashMap<>();
    /** The names of the components of all emissaries: javac forgets the tree of a class when it has compiled it. */
    private final Map<Symbol, List<Name>> components = new HashMap<>();

    private final Set<Symbol> annotated = new HashSet<>();

    private boolean planning;

    /** Sets up the completion. */
    public Completion(Context context, CompletionTools tools) {
        enter = Enter.instance(context);
        annotate = Annotate.instance(context);
        recordToClass = new RecordToClass(context, tools);
        supertypes = new Supertypes(context, tools);
        classAnnotations = new ClassAnnotations(context, tools);
        componentAnnotations = new ComponentAnnotations(context, tools);
        planner = new Planner(context, tools);
    }

    /** Forgets what is known of interfaces, because symbols are completed again (annotation processing). */
    public void newRound() {
        planner.newRound();
    }

    /** Whether warnings wait to be reported when their classes have been analyzed. */
    public boolean hasWarnings() {
        return planner.hasWarnings();
    }

    /** Returns the emissaries with compact constructors; the caller removes those that it has checked. */
    public java.util.List<JCClassDecl> compact() {
        return planner.compact();
    }

    /** Returns the names of the components of the emissaries completed so far. */
    public Map<Symbol, List<Name>> components() {
        return Collections.unmodifiableMap(components);
    }

    /** Returns those of them that are annotated records. */
    public Set<Symbol> annotated() {
        return Collections.unmodifiableSet(annotated);
    }

    @Override
    public void beforeImports(ClassSymbol symbol) {
        recordToClass.run(enter.getEnv(symbol));
    }

    @Override
    public void beforeHierarchy(ClassSymbol symbol) {
        supertypes.run(enter.getEnv(symbol));
    }

    @Override
    public void beforeHeader(ClassSymbol symbol) {
        classAnnotations.run(enter.getEnv(symbol));
    }

    @Override
    public void beforeMembers(ClassSymbol symbol) {
        Env<AttrContext> env = enter.getEnv(symbol);
        if (symbol.kind != Kinds.Kind.ERR && componentAnnotations.run(env)) {
            pending.put(symbol, env);
        }
    }

    /** The step that makes an emissary, which javac has entered as a record, a final class (EM-CLASS-1). */
    private static final class RecordToClass extends EmissaryStep {
        RecordToClass(Context context, CompletionTools tools) {
            super(context, tools);
        }

        @Override
        protected void run(Env<AttrContext> env, JCClassDecl declaration, EmissaryModifiers modifiers) {
            modifiers.begin(declaration);
            ClassSymbol symbol = declaration.sym;
            long member = symbol.owner.kind == Kinds.Kind.TYP ? Flags.STATIC : 0;
            symbol.flags_field = (symbol.flags_field & ~Flags.RECORD) | Flags.FINAL;
            modifiers.flags = (modifiers.flags & ~Flags.RECORD) | Flags.FINAL | member;
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
                plan(pending.keySet().iterator().next());
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

    private void plan(ClassSymbol symbol) {
        Env<AttrContext> env = pending.remove(symbol);
        EmissaryModifiers modifiers = EmissaryModifiers.of((JCClassDecl) env.tree);
        components.put(symbol, modifiers.componentNames);
        if (modifiers.emissaryAnnotation != null) {
            annotated.add(symbol);
        }
        boolean isCyclic = leadsTo(symbol, modifiers, new HashSet<>());
        if (isCyclic && hasList(modifiers)) {
            // Their type arguments are not inferred yet.
            ClassType type = (ClassType) symbol.type;
            type.interfaces_field =
                    type.interfaces_field.stream().filter(one -> !one.isRaw()).collect(List.collector());
            type.all_interfaces_field = type.interfaces_field;
        }
        // An emissary calls the methods of another one, which must exist first, whatever the order of the files. Of a
        // circle, those that infer type arguments come before the others (EM-DEL-3).
        for (JCVariableDecl component : modifiers.components()) {
            EmissaryModifiers other = emissary(component);
            if (other != null
                    && pending.containsKey(component.sym.type.tsym)
                    && (!isCyclic
                            || (hasList(other)
                                    && Header.mayServe(
                                            component.name.toString(), modifiers.delegatedList.targetNames())))) {
                plan((ClassSymbol) component.sym.type.tsym);
            }
        }
        planner.run(env);
    }

    /** Whether a component, or one of an emissary that is one and so on, has the type of an emissary. */
    private boolean leadsTo(Symbol emissary, EmissaryModifiers from, Set<EmissaryModifiers> seen) {
        for (JCVariableDecl component : from.components()) {
            EmissaryModifiers other = emissary(component);
            if (other != null
                    && (component.sym.type.tsym == emissary || (seen.add(other) && leadsTo(emissary, other, seen)))) {
                return true;
            }
        }
        return false;
    }

    /** Returns the emissary whose type a component has, or null. */
    private EmissaryModifiers emissary(JCVariableDecl component) {
        JCClassDecl declaration =
                component.sym == null ? null : EmissaryModifiers.emissary(enter.getEnv(component.sym.type.tsym));
        return declaration == null ? null : EmissaryModifiers.of(declaration);
    }

    private static boolean hasList(EmissaryModifiers modifiers) {
        return modifiers.state() instanceof HeaderKnown known
                && known.erased().explicit().isPresent();
    }
}
