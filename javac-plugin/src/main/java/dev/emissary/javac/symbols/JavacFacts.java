package dev.emissary.javac.symbols;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Scope;
import com.sun.tools.javac.code.Scope.LookupKind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.PackageSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ClassType;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Check;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.comp.Resolve;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import com.sun.tools.javac.tree.JCTree.JCAssign;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCLiteral;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Position;
import dev.emissary.bodies.DefaultCalls;
import dev.emissary.rules.types.BodyText;
import dev.emissary.rules.types.InterfaceMembers;
import dev.emissary.rules.types.ProgramFacts;
import dev.emissary.rules.types.ProgramFacts.Deprecation;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.tools.JavaFileObject;

/** What the rules ask about the program that javac compiles, some of it while a type is still being completed. */
public final class JavacFacts implements ProgramFacts {
    private final Context context;
    private final Enter enter;
    private final Types types;
    private final Symbol object;
    /** Class files are read once. */
    private final Map<ClassSymbol, Map<String, Set<String>>> calls = new HashMap<>();

    /** Prepares to ask about the program of a compilation. */
    public JavacFacts(Context context) {
        this.context = context;
        enter = Enter.instance(context);
        types = Types.instance(context);
        object = Symtab.instance(context).objectType.tsym;
    }

    @Override
    public List<ExecutableElement> declaredMethods(TypeElement type) {
        return methodsOf((ClassSymbol) type);
    }

    /**
     * Returns the methods that a type declares, in order, without compiler-generated ones. {@link
     * TypeElement#getEnclosedElements} would also read the class files of its member classes, which takes time and makes
     * javac warn about class files that the compilation does not need (EM-EQ-3).
     */
    public static List<ExecutableElement> methodsOf(ClassSymbol type) {
        List<ExecutableElement> methods = new ArrayList<>();
        for (Symbol member : type.members().getSymbols(LookupKind.NON_RECURSIVE)) {
            if (member instanceof MethodSymbol method
                    && !(method.isConstructor() || method.isStaticOrInstanceInit())
                    && (method.flags() & Flags.SYNTHETIC) == 0) {
                methods.add(method);
            }
        }
        // javac's scopes return the last member first.
        Collections.reverse(methods);
        return methods;
    }

    /** Looks into the tree of an interface that may still be in completion. */
    @Override
    public boolean declaresForwarded(TypeElement type) {
        Env<AttrContext> env = enter.getEnv((ClassSymbol) type);
        if (env == null || !(env.tree instanceof JCClassDecl declaration)) {
            return declaredMethods(type).stream().anyMatch(InterfaceMembers::isForwarded);
        }
        for (JCTree member : declaration.defs) {
            if (member instanceof JCMethodDecl method
                    && (method.mods.flags & (Flags.STATIC | Flags.PRIVATE)) == 0
                    && !redeclaresMethodOfObject(method, env)) {
                return true;
            }
        }
        return false;
    }

    private boolean redeclaresMethodOfObject(JCMethodDecl method, Env<AttrContext> env) {
        return InterfaceMembers.overridesPublicMethodOfObject(
                method.name.toString(),
                method.params.size(),
                () -> String.valueOf(TreeInfo.fullName(TreeInfo.typeIn(method.params.head.vartype))),
                () -> hidesObject(env));
    }

    private boolean hidesObject(Env<AttrContext> env) {
        return hasOtherObject(env.toplevel.namedImportScope)
                || hasOtherObject(env.toplevel.packge.members())
                || Stream.iterate(env, Objects::nonNull, inner -> inner.outer)
                        .map(inner -> inner.enclClass)
                        .anyMatch(declaration -> hasOtherObject(declaration.sym.members())
                                || declaration.typarams.stream().anyMatch(variable -> variable.name == object.name));
    }

    /** Whether a scope has a type that hides {@code java.lang.Object}. */
    private boolean hasOtherObject(Scope scope) {
        return scope.findFirst(object.name, symbol -> symbol.kind == Kind.TYP && symbol != object) != null;
    }

    /**
     * Whether a class has a supertype that cannot be resolved, and so may be a subtype of anything. {@code
     * TypeElement.getInterfaces()} would show it too, but makes javac build a model of each, which fails for some
     * erroneous ones.
     */
    @Override
    public boolean lacksSupertype(TypeElement type) {
        return lacksSupertype((ClassSymbol) type, new HashSet<>());
    }

    private boolean lacksSupertype(ClassSymbol symbol, Set<Symbol> seen) {
        if (!seen.add(symbol)) {
            return false;
        }
        Type superclass = types.supertype(symbol.type);
        int found = types.interfaces(symbol.type).size();
        if (isMissing(superclass)
                || (symbol.type instanceof ClassType type
                        && type.all_interfaces_field != null
                        && type.all_interfaces_field.size() > found)) {
            return true;
        }
        for (Type supertype : types.interfaces(symbol.type).prepend(superclass)) {
            if (isMissing(supertype)
                    || (supertype.tsym instanceof ClassSymbol inherited && lacksSupertype(inherited, seen))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a supertype is unknown, in the source or because its class file is missing, or is a type variable. */
    private static boolean isMissing(Type type) {
        return type.hasTag(TypeTag.ERROR)
                || type.hasTag(TypeTag.TYPEVAR)
                || (type.tsym != null && type.tsym.kind == Kind.ERR);
    }

    @Override
    public boolean isAccessible(TypeElement type, TypeElement from) {
        Env<AttrContext> env = enter.getEnv((ClassSymbol) from);
        try {
            Symbol symbol = (TypeSymbol) type;
            while (symbol.kind == Kind.TYP) {
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

    /** Looks for {@code @Deprecated} on the symbol, and in the tree of an unresolved source. */
    @Override
    public Deprecation deprecation(Element element) {
        Symbol symbol = (Symbol) element;
        symbol.complete();
        if (symbol.isDeprecatedForRemoval()) {
            return Deprecation.FOR_REMOVAL;
        } else if (symbol.isDeprecated()) {
            return Deprecation.ORDINARY;
        }
        Env<AttrContext> env = enter.getEnv(symbol.enclClass());
        JCTree declaration = env == null ? null : TreeInfo.declarationFor(symbol, env.tree);
        if (declaration instanceof JCMethodDecl method) {
            return written(method.mods.annotations);
        }
        return declaration instanceof JCClassDecl type ? written(type.mods.annotations) : Deprecation.NONE;
    }

    private static Deprecation written(List<JCAnnotation> annotations) {
        for (JCAnnotation annotation : annotations) {
            if (TreeInfo.name(annotation.annotationType).contentEquals("Deprecated")) {
                for (JCExpression argument : annotation.args) {
                    if (argument instanceof JCAssign value
                            && TreeInfo.name(value.lhs).contentEquals("forRemoval")
                            && value.rhs instanceof JCLiteral literal
                            && Boolean.TRUE.equals(literal.getValue())) {
                        return Deprecation.FOR_REMOVAL;
                    }
                }
                return Deprecation.ORDINARY;
            }
        }
        return Deprecation.NONE;
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
    public Optional<BodyText> body(ExecutableElement element) {
        Env<AttrContext> env = enter.getEnv(((MethodSymbol) element).enclClass());
        try {
            return env != null
                            && TreeInfo.declarationFor((Symbol) element, env.tree) instanceof JCMethodDecl method
                            && method.body != null
                    ? Optional.of(new BodyText(
                            env.toplevel.sourcefile.getCharContent(true), method.body.getStartPosition() + 1))
                    : Optional.empty();
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    @Override
    public Map<String, Set<String>> callsInClassFile(TypeElement type) {
        return calls.computeIfAbsent((ClassSymbol) type, JavacFacts::read);
    }

    private static Map<String, Set<String>> read(ClassSymbol type) {
        String module = String.valueOf(((PackageSymbol) type.outermostClass().owner).modle.name);
        JavaFileObject file = type.classfile;
        return DefaultCalls.inInterface(
                module,
                type.flatname.toString().replace('.', '/'),
                () -> file != null && file.getKind() == JavaFileObject.Kind.CLASS ? file.openInputStream() : null);
    }
}
