package dev.emissary.javac.forwarders;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.OperatorSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.MethodType;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.jvm.ByteCodes;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCBinary;
import com.sun.tools.javac.tree.JCTree.JCBlock;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCConditional;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCFieldAccess;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCMethodInvocation;
import com.sun.tools.javac.tree.JCTree.JCNewClass;
import com.sun.tools.javac.tree.JCTree.JCPolyExpression.PolyKind;
import com.sun.tools.javac.tree.JCTree.JCStatement;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeMaker;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.ListBuffer;
import com.sun.tools.javac.util.Names;
import com.sun.tools.javac.util.Position;
import dev.emissary.javac.symbols.CalleeTypes;
import dev.emissary.javac.syntax.EmissaryModifiers;
import dev.emissary.javac.syntax.EmissaryState.AddedMethod;
import dev.emissary.javac.syntax.EmissaryState.WithPlan;
import dev.emissary.model.Forwarder;
import dev.emissary.model.PlannedMethod.Refusal;
import dev.emissary.model.Supply;
import java.util.HashMap;
import java.util.Map;

/**
 * Generates the trees of the methods added to an emissary, and appends them when no analysis follows (EM-FWD-4). They
 * are attributed from the start, like javac's own bridge methods ({@code TransTypes.addBridge}).
 *
 * <p>Most forwarders are the same after erasure and lowering, and appended only right before code is generated. This is
 * an optimization: those passes visit every tree of a class, even those that they do not change.
 */
public final class MemberBodies {
    static final String REFUSAL_EXCEPTION = "java.io.NotSerializableException";

    private final TreeMaker make;
    private final Types types;
    private final Names names;
    private final OperatorSymbol sameReference;
    private final Map<ClassSymbol, Postponed> postponed = new HashMap<>();

    /** A forwarder, what it forwards, the field of the delegate, and the method that is called. */
    private record ForwarderCall(MethodSymbol symbol, Forwarder forwarder, VarSymbol delegate, MethodSymbol target) {}

    /** The methods that a class gets right before code is generated for it. */
    private record Postponed(JCClassDecl declaration, List<JCTree> methods) {}

    /** Prepares to write bodies in a compilation. */
    public MemberBodies(Context context) {
        make = TreeMaker.instance(context);
        types = Types.instance(context);
        names = Names.instance(context);
        Symtab syms = Symtab.instance(context);
        sameReference = new OperatorSymbol(
                names.fromString("=="),
                new MethodType(
                        List.of(syms.objectType, syms.objectType), syms.booleanType, List.nil(), syms.methodClass),
                ByteCodes.if_acmpeq,
                syms.noSymbol);
    }

    /** Appends bodies to a class that is about to be erased, if it is an emissary. */
    public void beforeErasure(JCClassDecl declaration) {
        EmissaryModifiers modifiers = EmissaryModifiers.of(declaration);
        if (modifiers != null) {
            append(declaration, modifiers);
        }
    }

    /** Appends the other bodies to a class for which code is about to be generated. */
    public void beforeGeneration(ClassSymbol symbol) {
        Postponed late = postponed.remove(symbol);
        if (late != null) {
            late.declaration().defs = late.declaration().defs.appendList(late.methods());
        }
    }

    private void append(JCClassDecl declaration, EmissaryModifiers modifiers) {
        ListBuffer<JCTree> methods = new ListBuffer<>();
        ListBuffer<JCTree> later = new ListBuffer<>();
        make.at(modifiers.namePosition);
        for (AddedMethod added : added(modifiers)) {
            MethodSymbol symbol = added.symbol();
            if (added.planned() instanceof Refusal) {
                methods.add(make.MethodDef(symbol, make.Block(0, refuse(symbol))));
            } else if (added.planned() instanceof Forwarder forwarder) {
                VarSymbol delegate = modifiers.components().get(forwarder.component()).sym;
                ForwarderCall call = new ForwarderCall(symbol, forwarder, delegate, (MethodSymbol) forwarder.target());
                JCBlock body = make.Block(0, forward(call));
                if (isPlain(call)) {
                    later.add(withoutTypes(symbol, body));
                } else {
                    methods.add(make.MethodDef(symbol, body));
                }
            }
        }
        dropStaticOfLocal(declaration.sym);
        // javac gives bridge methods the line on which the class's tree begins (EM-FWD-9).
        modifiers.pos = modifiers.namePosition;
        declaration.defs = declaration.defs.appendList(methods.toList());
        postponed.put(declaration.sym, new Postponed(declaration, later.toList()));
        make.at(Position.NOPOS);
    }

    /** Returns a method whose signature only its symbol has, which is enough to generate code for it. */
    private JCMethodDecl withoutTypes(MethodSymbol symbol, JCBlock body) {
        ListBuffer<JCVariableDecl> parameters = new ListBuffer<>();
        for (VarSymbol parameter : symbol.params) {
            JCVariableDecl variable = make.VarDef(make.Modifiers(parameter.flags()), parameter.name, null, null);
            variable.sym = parameter;
            variable.type = parameter.type;
            parameters.add(variable);
        }
        JCMethodDecl method = make.MethodDef(
                make.Modifiers(symbol.flags()),
                symbol.name,
                null,
                List.nil(),
                parameters.toList(),
                List.nil(),
                body,
                null);
        method.sym = symbol;
        method.type = symbol.type;
        return method;
    }

    /** Whether erasure and lowering change nothing in a method but the types of its trees. */
    private boolean isPlain(ForwarderCall method) {
        Type own = method.symbol().erasure(types);
        Type called = method.target().erasure(types);
        return !method.forwarder().replacesSelf()
                && method.forwarder().supply().isEmpty()
                // Called in a subclass, a protected method needs an accessor.
                && (method.target().flags() & Flags.PROTECTED) == 0
                && method.delegate().type.hasTag(TypeTag.CLASS)
                && (own.getReturnType().hasTag(TypeTag.VOID)
                        || types.isAssignable(called.getReturnType(), own.getReturnType()))
                && areAssignable(own.getParameterTypes(), called.getParameterTypes());
    }

    private boolean areAssignable(List<Type> arguments, List<Type> parameters) {
        List<Type> rest = parameters;
        for (Type argument : arguments) {
            if (!types.isAssignable(argument, rest.head)) {
                return false;
            }
            rest = rest.tail;
        }
        return true;
    }

    private static java.util.List<AddedMethod> added(EmissaryModifiers modifiers) {
        return modifiers.state() instanceof WithPlan state ? state.plan().added() : java.util.List.of();
    }

    /**
     * Gives a local emissary in a static context the flags of a local class there. Its flag {@code static} has kept it
     * from capturing anything; no such class written by hand has it (EM-EQ-2).
     */
    private static void dropStaticOfLocal(ClassSymbol symbol) {
        if (symbol.owner.kind != Kinds.Kind.TYP
                && symbol.owner.kind != Kinds.Kind.PCK
                && (symbol.owner.flags() & Flags.STATIC) != 0) {
            symbol.flags_field &= ~Flags.STATIC;
        }
    }

    private List<JCStatement> forward(ForwarderCall method) {
        Type returned = method.symbol().type.getReturnType();
        if (method.forwarder().replacesSelf()) {
            return sealed(method, returned);
        }
        JCMethodInvocation call = call(method, receiver(method));
        return List.of(returned.hasTag(TypeTag.VOID) ? make.Exec(call) : make.Return(call));
    }

    /** Returns the delegate, as the type on which it is called. */
    private JCExpression receiver(ForwarderCall method) {
        Forwarder forwarder = method.forwarder();
        JCExpression delegate = make.Ident(method.delegate());
        if (forwarder.supply().isPresent()) {
            delegate = supplied(forwarder.supply().get(), delegate);
        }
        return forwarder.upcast().isPresent()
                ? make.TypeCast(CalleeTypes.receiver(forwarder, delegate.type), delegate)
                : delegate;
    }

    /** {@code this.c.get()} (EM-DEL-9). */
    private JCExpression supplied(Supply supply, JCExpression component) {
        MethodSymbol get = (MethodSymbol) supply.get();
        JCExpression supplier = supply.upcast().isPresent()
                ? make.TypeCast((Type) supply.upcast().get(), component)
                : component;
        return apply(
                supplier, get, types.memberType(types.capture(supplier.type), get), List.nil(), (Type) supply.given());
    }

    private JCMethodInvocation call(ForwarderCall method, JCExpression receiver) {
        ListBuffer<JCExpression> arguments = new ListBuffer<>();
        for (VarSymbol parameter : method.symbol().params) {
            arguments.add(make.Ident(parameter));
        }
        return apply(
                receiver,
                method.target(),
                CalleeTypes.of(types, method.symbol(), receiver.type, method.target()),
                arguments.toList(),
                method.symbol().type.getReturnType());
    }

    private JCMethodInvocation apply(
            JCExpression receiver, MethodSymbol target, Type type, List<JCExpression> arguments, Type returned) {
        JCFieldAccess callee = make.Select(receiver, target.name);
        callee.sym = target;
        callee.type = type;
        JCMethodInvocation call = make.Apply(List.nil(), callee, arguments);
        call.polyKind = PolyKind.STANDALONE;
        call.type = returned;
        return call;
    }

    /**
     * {@code R r = this.c.m(args); return r == this.c ? this : r;} (EM-FWD-5); what a supplier gives is in a variable
     * (EM-DEL-9).
     */
    private List<JCStatement> sealed(ForwarderCall method, Type returned) {
        MethodSymbol symbol = method.symbol();
        ListBuffer<JCStatement> statements = new ListBuffer<>();
        VarSymbol delegate = method.delegate();
        JCExpression receiver = receiver(method);
        if (method.forwarder().supply().isPresent()) {
            delegate = variable("delegate", receiver.type, symbol);
            statements.add(make.VarDef(delegate, receiver));
            receiver = make.Ident(delegate);
        }
        VarSymbol result = variable("result", returned, symbol);
        statements.add(make.VarDef(result, call(method, receiver)));
        JCBinary same = make.Binary(JCTree.Tag.EQ, make.Ident(result), make.Ident(delegate));
        same.operator = sameReference;
        same.type = sameReference.type.getReturnType();
        JCConditional sealed = make.Conditional(same, make.This(symbol.owner.type), make.Ident(result));
        sealed.polyKind = PolyKind.POLY;
        sealed.type = returned;
        return statements.append(make.Return(sealed)).toList();
    }

    private VarSymbol variable(String name, Type type, MethodSymbol owner) {
        VarSymbol variable = new VarSymbol(0, names.fromString(name), type, owner);
        variable.pos = make.pos;
        return variable;
    }

    private List<JCStatement> refuse(MethodSymbol symbol) {
        Type exception = symbol.type.getThrownTypes().head;
        String className = ((ClassSymbol) symbol.owner).flatname.toString();
        JCNewClass creation =
                make.NewClass(null, List.nil(), make.QualIdent(exception.tsym), List.of(make.Literal(className)), null);
        creation.type = exception;
        creation.constructor = exception
                .tsym
                .members()
                .findFirst(
                        names.init,
                        constructor -> constructor.type.getParameterTypes().size() == 1);
        creation.constructorType = creation.constructor.type;
        return List.of(make.Throw(creation));
    }
}
