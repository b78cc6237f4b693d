package dev.emissary.javac.forwarders;

import com.sun.tools.javac.code.Attribute.Compound;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.ForAll;
import com.sun.tools.javac.code.Type.MethodType;
import com.sun.tools.javac.code.Type.WildcardType;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.comp.Annotate;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Check;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.model.JavacTypes;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.ListBuffer;
import com.sun.tools.javac.util.Name;
import com.sun.tools.javac.util.Names;
import dev.emissary.javac.annotations.HeaderAnnotations;
import dev.emissary.javac.annotations.SignatureAnnotations;
import dev.emissary.javac.header.CompletionTools;
import dev.emissary.javac.header.EmissaryStep;
import dev.emissary.javac.lint.ForwarderSymbol;
import dev.emissary.javac.lint.ImpliedSuppressions;
import dev.emissary.javac.symbols.LibraryClasses;
import dev.emissary.javac.symbols.OwnTypeVariables;
import dev.emissary.javac.syntax.EmissaryModifiers;
import dev.emissary.javac.syntax.EmissaryState;
import dev.emissary.javac.syntax.EmissaryState.AddedMethod;
import dev.emissary.model.ExternalGuard;
import dev.emissary.model.Forwarder;
import dev.emissary.model.Plan;
import dev.emissary.model.PlannedMethod;
import dev.emissary.model.PlannedMethod.Implementation;
import dev.emissary.model.SerializationGuard;
import java.util.ArrayList;
import java.util.SortedSet;
import javax.lang.model.type.TypeMirror;

/** Creates the symbols of the methods that are added to an emissary (EM-FWD, EM-CLASS-5). */
public final class MemberSymbols {
    private final Context context;
    private final Names names;
    private final Symtab syms;
    private final Annotate annotate;
    private final Check check;
    private final ImpliedSuppressions suppressions;
    private final CompletionTools tools;
    private final java.util.List<Name> argumentNames = new ArrayList<>();

    /** Prepares to make symbols in a compilation. */
    public MemberSymbols(Context context, CompletionTools tools) {
        this.context = context;
        names = Names.instance(context);
        syms = Symtab.instance(context);
        annotate = Annotate.instance(context);
        check = Check.instance(context);
        suppressions = new ImpliedSuppressions(context);
        this.tools = tools;
    }

    /** Makes a symbol for each planned method and enters it into the class. */
    public java.util.List<AddedMethod> enter(
            ClassSymbol owner, EmissaryModifiers modifiers, Plan plan, Env<AttrContext> env) {
        java.util.List<AddedMethod> added = new ArrayList<>();
        for (PlannedMethod planned : plan.methods()) {
            MethodSymbol symbol;
            if (planned instanceof Implementation implementation) {
                symbol = implementation(owner, modifiers.namePosition, implementation, env);
                completeTypes(symbol, env);
            } else {
                symbol = guard(owner, modifiers.namePosition, (SerializationGuard) planned, env);
            }
            owner.members().enter(symbol);
            added.add(new AddedMethod(symbol, planned));
        }
        return added;
    }

    /**
     * Enters symbols that stand in for the methods of an emissary with a mistake, so that none of them is reported as
     * missing. They never get bodies.
     */
    public void enterStandIns(Env<AttrContext> env, EmissaryModifiers modifiers, Plan plan) {
        ClassSymbol owner = ((JCClassDecl) env.tree).sym;
        annotate.validate(new Annotating(env, plan, enter(owner, modifiers, plan, env), null));
    }

    /** Annotates the methods added to a class, once the annotations of the interfaces are known. */
    public void annotate(
            Env<AttrContext> env, EmissaryModifiers modifiers, Plan plan, java.util.List<AddedMethod> added) {
        annotate.validate(new Annotating(env, plan, added, modifiers.state()));
    }

    /** The step that javac runs once it has attributed the annotations of all completed classes. */
    private final class Annotating extends EmissaryStep implements Runnable {
        private final Env<AttrContext> env;
        private final Plan plan;
        private final java.util.List<AddedMethod> added;
        private final EmissaryState planned;

        /** Prepares the step; {@code planned} is the state of the emissary, or null for methods that stand in. */
        Annotating(Env<AttrContext> env, Plan plan, java.util.List<AddedMethod> added, EmissaryState planned) {
            super(MemberSymbols.this.context, MemberSymbols.this.tools);
            this.env = env;
            this.plan = plan;
            this.added = added;
            this.planned = planned;
        }

        @Override
        public void run() {
            run(env);
        }

        @Override
        protected void run(Env<AttrContext> env, JCClassDecl declaration, EmissaryModifiers modifiers) {
            try {
                annotate(declaration, modifiers);
            } catch (CompletionFailure missing) {
                check.completionError(declaration.pos(), missing);
            }
        }

        /** Annotates all methods as generated, if the class path has the annotation (EM-OPT-9). */
        private void mark() {
            ClassSymbol generated = LibraryClasses.find(context, env, LibraryClasses.GENERATED);
            if (generated != null) {
                List<Compound> mark = List.of(new Compound(generated.type, List.nil()));
                for (AddedMethod method : added) {
                    method.symbol().appendAttributes(mark);
                }
            }
        }

        private void annotate(JCClassDecl declaration, EmissaryModifiers modifiers) {
            JavacTypes types = JavacTypes.instance(context);
            HeaderAnnotations header = HeaderAnnotations.of(declaration, modifiers, names);
            for (AddedMethod method : added) {
                if (method.planned() instanceof Implementation implementation) {
                    SignatureAnnotations.carry(types, implementation, method.symbol(), header);
                }
            }
            if (tools.generated()) {
                mark();
            }
            SortedSet<String> suppressed = suppressions.add(env, modifiers, plan, added);
            // Otherwise the methods stand in, or another round has begun, and the class has a new symbol.
            if (modifiers.state() == planned) {
                modifiers.annotated(suppressed);
            }
        }
    }

    /**
     * Completes the classes in a signature, as javac does for a source that mentions them; later would be too late.
     * Reports a class that cannot be found.
     */
    private void completeTypes(MethodSymbol symbol, Env<AttrContext> env) {
        try {
            complete(symbol.type.getReturnType());
            complete(symbol.type.getParameterTypes());
        } catch (CompletionFailure missing) {
            check.completionError(env.tree.pos(), missing);
        }
    }

    private static void complete(List<Type> all) {
        for (Type type : all) {
            complete(type);
        }
    }

    private static void complete(Type type) {
        if (type instanceof ArrayType array) {
            complete(array.elemtype);
        } else if (type instanceof WildcardType wildcard) {
            complete(wildcard.type);
        } else if (type.hasTag(TypeTag.CLASS)) {
            type.tsym.complete();
            complete(type.allparams());
        }
    }

    private MethodSymbol implementation(
            ClassSymbol owner, int position, Implementation implementation, Env<AttrContext> env) {
        MethodSymbol method = (MethodSymbol) implementation.method();
        long flags = Flags.PUBLIC | (method.flags() & Flags.VARARGS);
        MethodSymbol symbol = new ForwarderSymbol(flags, method, owner);
        symbol.type = signature(symbol, owner, implementation, env);
        symbol.params = parameters(symbol, position);
        return symbol;
    }

    /** Returns the method's type; a generic method has its own type variables, as if it were written. */
    private Type signature(
            MethodSymbol symbol, ClassSymbol owner, Implementation implementation, Env<AttrContext> env) {
        Type signature = (Type) implementation.signature();
        ListBuffer<Type> thrown = new ListBuffer<>();
        // What a stand-in returns and throws must not cause further errors.
        Type returned = syms.errType;
        if (implementation instanceof Forwarder forwarder) {
            returned = (Type) forwarder.returnType();
            for (TypeMirror type : forwarder.thrownTypes()) {
                thrown.add((Type) type);
            }
        } else if (implementation instanceof ExternalGuard) {
            returned = syms.voidType;
            thrown.add(refusal(env));
        }
        MethodType plain = new MethodType(signature.getParameterTypes(), returned, thrown.toList(), syms.methodClass);
        return signature instanceof ForAll generic
                ? OwnTypeVariables.in(context, symbol, plain, generic.tvars, owner.type.getTypeArguments())
                : plain;
    }

    /** Parameters have generated names, because a class file does not keep those of an interface (EM-FWD-9). */
    private List<VarSymbol> parameters(MethodSymbol symbol, int position) {
        ListBuffer<VarSymbol> parameters = new ListBuffer<>();
        int index = 0;
        for (Type type : symbol.type.getParameterTypes()) {
            VarSymbol parameter = new VarSymbol(Flags.PARAMETER, argumentName(index++), type, symbol);
            parameter.pos = position;
            parameters.add(parameter);
        }
        return parameters.toList();
    }

    private Name argumentName(int index) {
        while (argumentNames.size() <= index) {
            argumentNames.add(names.fromString("arg" + argumentNames.size()));
        }
        return argumentNames.get(index);
    }

    private MethodSymbol guard(ClassSymbol owner, int position, SerializationGuard guard, Env<AttrContext> env) {
        List<Type> parameters = guard.streamType()
                .map(stream -> List.of(LibraryClasses.find(context, env, stream).type))
                .orElse(List.nil());
        Type returned = guard.streamType().isPresent() ? syms.voidType : syms.objectType;
        MethodSymbol symbol = new MethodSymbol(
                Flags.PRIVATE,
                names.fromString(guard.methodName()),
                new MethodType(parameters, returned, List.of(refusal(env)), syms.methodClass),
                owner);
        symbol.params = parameters(symbol, position);
        return symbol;
    }

    private Type refusal(Env<AttrContext> env) {
        return LibraryClasses.find(context, env, MemberBodies.REFUSAL_EXCEPTION).type;
    }
}
