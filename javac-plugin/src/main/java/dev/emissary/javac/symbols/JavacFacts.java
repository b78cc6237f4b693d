package dev.emissary.javac.symbols;

import com.sun.tools.javac.code.Kinds;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Check;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.comp.Resolve;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Position;
import dev.emissary.rules.types.ProgramFacts;
import dev.emissary.rules.types.ProgramFacts.Deprecation;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/** What the rules ask about the program that javac compiles. */
public final class JavacFacts implements ProgramFacts {
    private final Context context;
    private final InstanceMethods instanceMethods;
    /** Created on first use, because most emissaries need no bodies. */
    private DefaultBodies bodies;

    /** Prepares to ask about the program of a compilation. */
    public JavacFacts(Context context) {
        this.context = context;
        instanceMethods = new InstanceMethods(context);
    }

    @Override
    public List<ExecutableElement> declaredMethods(TypeElement type) {
        return DeclaredMethods.of(type);
    }

    @Override
    public boolean hasInstanceMethods(TypeElement type) {
        return instanceMethods.existIn(type);
    }

    @Override
    public boolean lacksSupertype(TypeElement type) {
        return new UnknownSupertypes(context).existFor(type);
    }

    @Override
    public boolean isAccessible(TypeElement type, TypeElement from) {
        Env<AttrContext> env = Enter.instance(context).getEnv((ClassSymbol) from);
        try {
            Symbol symbol = (TypeSymbol) type;
            while (symbol.kind == Kinds.Kind.TYP) {
                if (!Resolve.instance(context).isAccessible(env, (TypeSymbol) symbol)) {
                    return false;
                }
                symbol = symbol.owner;
            }
        } catch (CompletionFailure missing) {
            Check.instance(context).completionError(env.tree.pos(), missing);
        }
        return true;
    }

    @Override
    public Deprecation deprecation(Element element) {
        return new Deprecations(context).of(element);
    }

    @Override
    public Optional<List<String>> parameterNames(ExecutableElement method) {
        List<VarSymbol> parameters = ((MethodSymbol) method).params;
        return Optional.ofNullable(parameters)
                .map(all -> all.stream().map(JavacFacts::writtenName).toList());
    }

    /** Returns a parameter's name; empty where javac has made it up, because the class file has none. */
    private static String writtenName(VarSymbol parameter) {
        String name = parameter.name.toString();
        return parameter.pos == Position.NOPOS && name.matches("arg\\d+") ? "" : name;
    }

    @Override
    public Set<String> calls(ExecutableElement defaultMethod, String signature) {
        return bodies().calls(defaultMethod, signature);
    }

    @Override
    public boolean onlyForwards(ExecutableElement written) {
        return bodies().onlyForwards(written);
    }

    @Override
    public boolean refuses(ExecutableElement written) {
        return bodies().refuses(written);
    }

    private DefaultBodies bodies() {
        if (bodies == null) {
            bodies = new DefaultBodies(context);
        }
        return bodies;
    }
}
