package dev.emissary.javac.header;

import com.sun.source.tree.IdentifierTree;
import com.sun.tools.javac.code.Kinds;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ClassType;
import com.sun.tools.javac.code.Type.TypeVar;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.model.JavacTypes;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCArrayTypeTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCPrimitiveTypeTree;
import com.sun.tools.javac.tree.JCTree.JCTypeApply;
import com.sun.tools.javac.tree.JCTree.JCTypeParameter;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.JCTree.JCWildcard;
import com.sun.tools.javac.tree.TreeCopier;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.ListBuffer;
import dev.emissary.javac.symbols.JavacFacts;
import dev.emissary.javac.symbols.LibraryClasses;
import dev.emissary.javac.syntax.ConstructorKind;
import dev.emissary.javac.syntax.EmissaryModifiers;
import dev.emissary.javac.syntax.EmissaryState.Begun;
import dev.emissary.model.Header;
import dev.emissary.model.Problem.Part;
import dev.emissary.model.Problem.Place;
import dev.emissary.model.Superinterfaces;
import dev.emissary.model.Superinterfaces.Implemented;
import dev.emissary.rules.header.DelegationRules;
import dev.emissary.written.BodyRules;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * Writes an emissary's extends and implements clauses, right before javac resolves them (EM-CLASS-1, EM-DEL).
 *
 * <p>No type arguments are known at this point, as in javac's own {@code HierarchyPhase}; the classes alone determine
 * which interfaces are delegated, and so what must be listed. What the class finally implements is decided when its
 * members are planned.
 */
public final class Supertypes extends EmissaryStep {
    private final Types types;
    private final JavacTypes modelTypes;
    private final Symtab symtab;
    private final DelegationRules rules;

    /** Prepares to write clauses in a compilation. */
    public Supertypes(Context context, CompletionTools tools) {
        super(context, tools);
        types = Types.instance(context);
        modelTypes = JavacTypes.instance(context);
        symtab = Symtab.instance(context);
        rules = DelegationRules.beforeSupertypes(modelTypes, new JavacFacts(context));
    }

    /** Writes the clauses of a declaration that does not have its supertypes yet. */
    @Override
    protected void run(Env<AttrContext> env, JCClassDecl declaration, EmissaryModifiers modifiers) {
        if (!(modifiers.state() instanceof Begun)) {
            return;
        }
        JCExpression superclass = superclass(env, modifiers);
        List<JCExpression> listed = modifiers.listedInterfaces();
        List<JCExpression> explicit = withArguments(HeaderTrees.explicitInterfaces(modifiers), modifiers);
        Header header = erasedHeader(env, declaration, modifiers);
        Superinterfaces superinterfaces = rules.decide(declaration.sym, header);
        ListBuffer<JCExpression> implementing = new ListBuffer<>();
        Map<Place, JCExpression> byPlace = new HashMap<>();
        for (Implemented implemented : superinterfaces.implemented()) {
            Place place = implemented.place();
            JCExpression tree;
            if (place.part() == Part.COMPONENT) {
                tree = superinterface(modifiers.components().get(place.index()), declaration);
            } else if (place.part() == Part.LISTED) {
                tree = warnings.warnOnce(new TreeCopier<Void>(make).copy(listed.get(place.index())));
            } else if (place.part() == Part.EXPLICIT) {
                tree = warnings.suppress(withMembersResolved(explicit.get(place.index()), declaration));
            } else {
                throw new AssertionError(place);
            }
            if (tree != null) {
                implementing.add(tree);
                byPlace.put(place, tree);
            }
        }
        // Not earlier: the code above completes other classes, whose check for cyclic inheritance would record this
        // class as checked.
        declaration.extending = superclass;
        declaration.implementing = implementing.toList();
        modifiers.headerKnown(header, byPlace);
        chooseWarnings(declaration, modifiers);
    }

    /** Returns the types of a list with the arguments that a clause writes: so far, no component is asked for others. */
    private static List<JCExpression> withArguments(List<JCExpression> explicit, EmissaryModifiers modifiers) {
        List<JCExpression> clause = modifiers.delegatedList.types();
        ListBuffer<JCExpression> types = new ListBuffer<>();
        for (JCExpression type : explicit) {
            types.add(clause.isEmpty() || hasWildcard(clause.head) ? type : clause.head);
            clause = clause.isEmpty() ? clause : clause.tail;
        }
        return types.toList();
    }

    /** Returns a component's type for the implements clause; a wildcard in it is reported with advice elsewhere. */
    private JCExpression superinterface(JCVariableDecl component, JCClassDecl declaration) {
        JCExpression written = HeaderTrees.withoutAnnotations(component.vartype);
        return hasWildcard(written) ? null : warnings.suppressOfComponent(withMembersResolved(written, declaration));
    }

    private void chooseWarnings(JCClassDecl declaration, EmissaryModifiers modifiers) {
        warnings.warnOnce(modifiers.writtenAnnotations());
        warnings.warnOnce(declaration.typarams);
        for (JCVariableDecl component : modifiers.components()) {
            warnings.warnOnce(component.vartype);
            warnings.warnOnce(component.mods.annotations);
        }
        for (JCVariableDecl parameter : HeaderTrees.generatedParameters(declaration, modifiers)) {
            warnings.suppress(parameter.vartype);
            warnings.warnOnce(parameter.mods.annotations);
        }
        for (JCMethodDecl constructor : HeaderTrees.constructors(declaration)) {
            if (ConstructorKind.of(constructor).isCompact() && constructor.body != null) {
                // With @SafeVarargs, the assignment of a component of variable arity, which nobody wrote.
                warnings.suppress(constructor.body.stats.last());
            }
        }
    }

    /** A component's type may mention member types of the emissary, which are not in scope in its implements clause. */
    private JCExpression withMembersResolved(JCExpression tree, JCClassDecl declaration) {
        return new TreeCopier<Void>(make.at(tree.pos)) {
            @Override
            public JCTree visitIdentifier(IdentifierTree identifier, Void nothing) {
                JCIdent name = (JCIdent) identifier;
                Symbol member = namesTypeParameter(name, declaration) ? null : memberType(name, declaration);
                return member == null
                        ? super.visitIdentifier(identifier, null)
                        : make.at(name.pos).Ident(member);
            }
        }.copy(tree);
    }

    private static Symbol memberType(JCIdent name, JCClassDecl declaration) {
        for (Symbol member : declaration.sym.members().getSymbolsByName(name.name)) {
            if (member.kind == Kinds.Kind.TYP) {
                return member;
            }
        }
        return null;
    }

    private JCExpression superclass(Env<AttrContext> env, EmissaryModifiers modifiers) {
        if (!tools.commonSuperclass()) {
            return null;
        }
        ClassSymbol symbol = LibraryClasses.find(context, env, LibraryClasses.SUPERCLASS);
        if (symbol == null) {
            tools.reporter().error(modifiers.namePosition, "superclass.missing");
            return null;
        }
        return make.at(modifiers.namePosition).Ident(symbol);
    }

    private static boolean hasWildcard(JCExpression tree) {
        if (tree instanceof JCTypeApply apply) {
            for (JCExpression argument : apply.arguments) {
                if (argument instanceof JCWildcard) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns the header with every type reduced to its class, where it can be named. */
    private Header erasedHeader(Env<AttrContext> env, JCClassDecl declaration, EmissaryModifiers modifiers) {
        java.util.List<TypeMirror> listedTypes = new ArrayList<>();
        for (JCExpression tree : modifiers.listedInterfaces()) {
            listedTypes.add(
                    namesTypeParameter(tree, declaration)
                            ? modelTypes.getNoType(TypeKind.NONE)
                            : withBounds(classOf(env.outer, tree)));
        }
        java.util.List<TypeMirror> explicitTypes = new ArrayList<>();
        for (JCExpression tree : HeaderTrees.explicitInterfaces(modifiers)) {
            // In an annotation too, the name means the type parameter, as javac says.
            boolean isNoClass = namesTypeParameter(tree, declaration) || isComponent(env, tree, modifiers);
            explicitTypes.add(isNoClass ? symtab.errType : classOf(env.outer, tree));
        }
        if (HeaderTrees.hasInvalidList(modifiers)) {
            explicitTypes.add(symtab.errType);
        }
        java.util.List<Header.Component> result = new ArrayList<>();
        for (JCVariableDecl component : modifiers.components()) {
            // An explicit list says what is implemented; asking now who serves it could lead back to this class.
            TypeMirror type = explicitTypes.isEmpty() ? componentClass(env, component.vartype) : symtab.errType;
            boolean isVariable = namesTypeParameter(component.vartype, declaration);
            result.add(new Header.Component(component.name.toString(), type, isVariable));
        }
        boolean hasList = !explicitTypes.isEmpty() || HeaderTrees.hasEmptyList(modifiers);
        return new Header(
                result,
                listedTypes,
                hasList ? Optional.of(explicitTypes) : Optional.empty(),
                modifiers.delegatedList.targetNames(),
                modifiers.emissaryAnnotation == null || modifiers.delegatedList.isClause());
    }

    /**
     * Gives the type variables of each class that extends one, by mistake of the source, a preliminary bound. javac sets it
     * only later, and until then it fails at questions about the supertypes of such a class.
     */
    private Type withBounds(Type type) {
        setMissingBounds(type, new HashSet<>());
        return type;
    }

    private void setMissingBounds(Type type, Set<Symbol> seen) {
        if (!type.hasTag(TypeTag.CLASS) || !seen.add(type.tsym)) {
            return;
        }
        ClassType declared = (ClassType) type.tsym.type;
        List<Type> supertypes = types.interfaces(declared).prepend(types.supertype(declared));
        if (declared.all_interfaces_field != null) {
            for (Type parameter : declared.allparams()) {
                if (parameter instanceof TypeVar variable && variable.getUpperBound() == null) {
                    variable.setUpperBound(symtab.objectType);
                }
            }
        }
        for (Type supertype : supertypes) {
            setMissingBounds(supertype, seen);
        }
    }

    private TypeMirror componentClass(Env<AttrContext> env, JCExpression tree) {
        JCExpression plain = HeaderTrees.withoutAnnotations(tree);
        if (plain instanceof JCPrimitiveTypeTree || plain instanceof JCArrayTypeTree) {
            return modelTypes.getNoType(TypeKind.NONE);
        }
        Type type = resolved(env, warnings.suppressOfComponent(classTree(plain)));
        // The bounds of a type variable are resolved later; what it serves is in the implements clause.
        return type.hasTag(TypeTag.TYPEVAR) ? modelTypes.getNoType(TypeKind.NONE) : withBounds(type);
    }

    /** Whether a listed name is no type but a component, or almost its type; reports it then (EM-DEL-3). */
    private boolean isComponent(Env<AttrContext> env, JCExpression tree, EmissaryModifiers modifiers) {
        if (!(tree instanceof JCIdent name)) {
            return false;
        }
        for (JCVariableDecl component : modifiers.components()) {
            String type = component.vartype.toString();
            if (BodyRules.meansComponent(name.name.toString(), component.name.toString(), type)
                    && HeaderScope.meaning(context, env.outer, name.name).kind != Kinds.Kind.TYP) {
                tools.reporter().error(tree, "list.component", name.name, type, component.name);
                return true;
            }
        }
        return false;
    }

    private static boolean namesTypeParameter(JCExpression tree, JCClassDecl declaration) {
        if (withoutArguments(tree) instanceof JCIdent name) {
            for (JCTypeParameter parameter : declaration.typarams) {
                if (parameter.name == name.name) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Resolves the class of a type tree, without its type arguments and annotations. */
    private Type classOf(Env<AttrContext> env, JCExpression tree) {
        return resolved(env, warnings.suppress(classTree(tree)));
    }

    private JCExpression classTree(JCExpression tree) {
        return HeaderTrees.copyWithoutAnnotations(withoutArguments(tree), make);
    }

    private static JCExpression withoutArguments(JCExpression tree) {
        JCExpression plain = HeaderTrees.withoutAnnotations(tree);
        return plain instanceof JCTypeApply apply ? apply.clazz : plain;
    }

    private Type resolved(Env<AttrContext> env, JCExpression tree) {
        Type type = attr.attribType(tree, env);
        return type.hasTag(TypeTag.CLASS) ? types.erasure(type) : type;
    }
}
