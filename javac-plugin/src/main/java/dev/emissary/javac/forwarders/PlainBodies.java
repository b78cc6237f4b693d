package dev.emissary.javac.forwarders;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.MethodType;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCFieldAccess;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCMethodInvocation;
import com.sun.tools.javac.tree.JCTree.JCStatement;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeMaker;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.ListBuffer;
import com.sun.tools.javac.util.Position;
import java.util.HashMap;
import java.util.Map;

/**
 * The bodies of forwarders that do not need javac's lowering, appended right before code is generated (EM-FWD-4):
 * {@code return this.c.m(args);} where a cast of the delegate, if any, is not one at run time.
 *
 * <p>They need not exist when the class is erased. This is an optimization: erasure, lowering and the passes between
 * them visit every tree of a class, even those that they do not change.
 *
 * <p>The class files are the same without it.
 */
final class PlainBodies {
    private final TreeMaker make;
    private final Types types;
    private final Map<ClassSymbol, Waiting> waiting = new HashMap<>();

    PlainBodies(Context context) {
        make = TreeMaker.instance(context);
        types = Types.instance(context);
    }

    /** A class that has been or is being erased, and for which no code has been generated yet. */
    private record Waiting(JCClassDecl declaration, int position, ListBuffer<ForwarderCall> methods) {}

    /**
     * Postpones a body, if it can be generated late.
     *
     * @param declaration the class
     * @param position the position that the body gets
     * @param call the data from which the body is generated
     * @return whether the body is postponed; otherwise the caller writes it
     */
    boolean postpone(JCClassDecl declaration, int position, ForwarderCall call) {
        if (!isPlain(call)) {
            return false;
        }
        Waiting lacking = waiting.get(declaration.sym);
        if (lacking == null) {
            lacking = new Waiting(declaration, position, new ListBuffer<>());
            waiting.put(declaration.sym, lacking);
        }
        lacking.methods().add(call);
        return true;
    }

    /** Whether a body is the same before and after erasure, except for the types of its trees. */
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

    /** Appends the bodies that have been taken over to a class for which code is about to be generated. */
    void append(ClassSymbol symbol) {
        Waiting lacking = waiting.remove(symbol);
        if (lacking == null) {
            return;
        }
        make.at(lacking.position());
        ListBuffer<JCTree> methods = new ListBuffer<>();
        for (ForwarderCall method : lacking.methods()) {
            methods.add(method(method));
        }
        lacking.declaration().defs = lacking.declaration().defs.appendList(methods.toList());
        make.at(Position.NOPOS);
    }

    private JCMethodDecl method(ForwarderCall plain) {
        MethodSymbol symbol = plain.symbol();
        MethodType type = (MethodType) symbol.erasure(types);
        JCMethodInvocation call = call(plain);
        boolean isVoid = type.getReturnType().hasTag(TypeTag.VOID);
        JCStatement statement = isVoid ? make.Exec(call) : make.Return(call);
        ListBuffer<JCVariableDecl> parameters = new ListBuffer<>();
        for (VarSymbol parameter : symbol.params) {
            parameters.add(make.VarDef(parameter, null));
        }
        JCMethodDecl method = make.MethodDef(
                make.Modifiers(symbol.flags()),
                symbol.name,
                null,
                List.nil(),
                parameters.toList(),
                List.nil(),
                make.Block(0, List.of(statement)),
                null);
        method.sym = symbol;
        method.type = type;
        return method;
    }

    private JCMethodInvocation call(ForwarderCall plain) {
        MethodSymbol target = plain.target();
        JCExpression receiver = erased(plain.delegate());
        if (plain.forwarder().upcast().isPresent()) {
            // An upcast needs no instruction.
            receiver.setType(types.erasure((Type) plain.forwarder().upcast().get()));
        }
        JCFieldAccess callee = make.Select(receiver, target.name);
        callee.sym = target;
        callee.type = target.erasure(types);
        ListBuffer<JCExpression> arguments = new ListBuffer<>();
        for (VarSymbol parameter : plain.symbol().params) {
            arguments.add(erased(parameter));
        }
        JCMethodInvocation call = make.Apply(List.nil(), callee, arguments.toList());
        call.type = callee.type.getReturnType();
        return call;
    }

    private JCExpression erased(VarSymbol variable) {
        return make.Ident(variable).setType(variable.erasure(types));
    }
}
