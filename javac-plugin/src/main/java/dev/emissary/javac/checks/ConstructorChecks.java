package dev.emissary.javac.checks;

import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCMethodInvocation;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.Name;
import dev.emissary.javac.header.HeaderWarnings;
import dev.emissary.javac.jdk.LateMembers;
import dev.emissary.javac.report.Reporter;
import dev.emissary.javac.syntax.CanonicalConstructors;
import dev.emissary.javac.syntax.EmissaryModifiers;

/**
 * The rules for the constructors written in an emissary (EM-CTOR-3, EM-CTOR-4). If only their parameter types show that
 * none of them is the canonical one, it is added here.
 */
public final class ConstructorChecks {
    private final Types types;
    private final Reporter reporter;
    private final HeaderWarnings warnings;
    private final CanonicalConstructors constructors;
    private final LateMembers lateMembers;

    /** Prepares to check constructors in a compilation. */
    public ConstructorChecks(Context context, Reporter reporter, HeaderWarnings warnings) {
        this.types = Types.instance(context);
        this.reporter = reporter;
        this.warnings = warnings;
        this.constructors = new CanonicalConstructors(context, reporter);
        this.lateMembers = new LateMembers(context);
    }

    /** Checks the constructors of an emissary whose members have been entered. */
    public void check(
            Env<AttrContext> env,
            JCClassDecl declaration,
            EmissaryModifiers modifiers,
            List<JCVariableDecl> components) {
        List<Type> componentTypes = components.map(component -> component.sym.type);
        List<Type> erased = types.erasure(componentTypes);
        boolean canonicalFound = false;
        for (JCTree member : declaration.defs) {
            if (member instanceof JCMethodDecl constructor
                    && TreeInfo.isConstructor(constructor)
                    && constructor.sym != null) {
                List<Type> parameters = constructor.sym.type.getParameterTypes();
                if (types.isSameTypes(types.erasure(parameters), erased)) {
                    canonicalFound = true;
                    if (parameters.stream().noneMatch(Type::isErroneous)) {
                        checkCanonical(constructor, modifiers, components, componentTypes);
                    }
                } else {
                    checkOther(declaration, constructor, componentTypes);
                }
            }
        }
        if (canonicalFound) {
            modifiers.constructorsKnown(List.nil());
        } else {
            addCanonical(env, declaration, modifiers, components);
        }
    }

    private void addCanonical(
            Env<AttrContext> env,
            JCClassDecl declaration,
            EmissaryModifiers modifiers,
            List<JCVariableDecl> components) {
        JCMethodDecl implicit = constructors.implicit(declaration, modifiers.namePosition(), components);
        declaration.defs = declaration.defs.append(implicit);
        for (JCVariableDecl parameter : implicit.params) {
            warnings.suppress(parameter.vartype);
            warnings.warnOnce(parameter.mods.annotations);
        }
        modifiers.constructorsKnown(List.of(implicit));
        lateMembers.enter(implicit, env);
    }

    private void checkCanonical(
            JCMethodDecl constructor,
            EmissaryModifiers modifiers,
            List<JCVariableDecl> components,
            List<Type> componentTypes) {
        if (constructor.thrown.nonEmpty()) {
            reporter.error(constructor.thrown.head, "canonical.throws");
        }
        if (constructor.typarams.nonEmpty()) {
            reporter.error(constructor.typarams.head, "canonical.generic");
        }
        List<Name> written = constructor.params.map(parameter -> parameter.name);
        List<Name> names = components.map(component -> component.name);
        if (!written.equals(names)) {
            reporter.error(constructor, "canonical.names", written, names);
        }
        for (int i = 0; i < componentTypes.size(); i++) {
            VarSymbol parameter = constructor.sym.params.get(i);
            Type required = componentTypes.get(i);
            boolean last = i == componentTypes.size() - 1;
            if (!types.isSameType(parameter.type, required)
                    || (last && constructor.sym.isVarArgs() != modifiers.variableArity())) {
                Object shown = last && modifiers.variableArity() ? types.elemtype(required) + "..." : required;
                reporter.error(constructor.params.get(i), "canonical.type", parameter.name, shown);
            }
        }
        JCMethodInvocation call = constructors.constructorCall(constructor);
        if (call != null) {
            reporter.error(call.meth, "canonical.call");
            constructors.removeCall(constructor, call, components);
        }
    }

    private void checkOther(JCClassDecl declaration, JCMethodDecl constructor, List<Type> componentTypes) {
        JCMethodInvocation call = constructors.constructorCall(constructor);
        if (constructor.body != null && (call == null || !constructors.isThisCall(call))) {
            reporter.error(constructor, "constructor.call", componentTypes, declaration.name);
        }
    }
}
