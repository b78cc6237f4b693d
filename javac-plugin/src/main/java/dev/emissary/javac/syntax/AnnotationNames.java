package dev.emissary.javac.syntax;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds;
import com.sun.tools.javac.code.Symbol.ModuleSymbol;
import com.sun.tools.javac.code.Symbol.PackageSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.comp.Modules;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCFieldAccess;
import com.sun.tools.javac.tree.JCTree.JCImport;
import com.sun.tools.javac.tree.JCTree.JCTypeParameter;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.tree.TreeMaker;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Name;
import com.sun.tools.javac.util.Names;
import dev.emissary.javac.jdk.FileImports;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Resolves the simple name {@code Emissary} in annotations, by the scopes of JLS 6.4.1: enclosing types, the file's
 * single-type imports and own types, its package, and finally its on-demand imports (EM-FORM-7). What only javac knows,
 * once it has entered the classes, is left open.
 */
public final class AnnotationNames {
    /** The simple name of the annotation. */
    public static final String SIMPLE_NAME = "Emissary";

    static final String ANNOTATION_PACKAGE = "dev.emissary";

    /** The qualified name of the annotation. */
    public static final String QUALIFIED_NAME = ANNOTATION_PACKAGE + "." + SIMPLE_NAME;

    /** The package of the superclass of emissaries, which has the same simple name. */
    static final String SUPERCLASS_PACKAGE = ANNOTATION_PACKAGE + ".lang";

    private final Context context;
    private final Name simpleName;
    private final Set<Name> packagesWithOwnEmissary = new HashSet<>();

    AnnotationNames(Context context) {
        this.context = context;
        simpleName = Names.instance(context).fromString(SIMPLE_NAME);
    }

    /** Records whether a parsed file declares a type named Emissary in its package. */
    void parsed(JCCompilationUnit unit) {
        if (declares(unit.defs)) {
            packagesWithOwnEmissary.add(packageName(unit));
        }
    }

    /** Whether an annotation may be the emissary's, judging by its simple name alone. */
    boolean isCandidate(JCAnnotation annotation) {
        return TreeInfo.name(annotation.annotationType) == simpleName;
    }

    /** Whose annotation a candidate is. */
    enum Owner {
        /** The emissary's, by its qualified name or an import. */
        EMISSARY,

        /** None of this project. */
        OTHER,

        /** Whoever's the name means at its place; the emissary's, or its superclass, if it means nothing else. */
        OF_SCOPE
    }

    /**
     * Returns whose annotation is one whose simple name is Emissary, as far as names tell.
     *
     * @param wanted the package of the annotation, or that of the superclass
     * @param enclosing the class declarations around the annotated declaration
     */
    Owner owner(String wanted, JCAnnotation annotation, JCCompilationUnit unit, Iterable<JCClassDecl> enclosing) {
        if (annotation.annotationType instanceof JCFieldAccess qualified) {
            return TreeInfo.fullName(qualified).contentEquals(wanted + "." + SIMPLE_NAME)
                    ? Owner.EMISSARY
                    : Owner.OTHER;
        }
        boolean mayInherit = false;
        for (JCClassDecl declaration : enclosing) {
            if (declares(declaration.defs) || declaresTypeParameter(declaration)) {
                return Owner.OTHER;
            }
            mayInherit |= mayInherit(declaration);
        }
        Owner imported = packageName(unit).contentEquals(wanted) ? Owner.EMISSARY : imported(wanted, unit);
        return mayInherit && imported == Owner.EMISSARY ? Owner.OF_SCOPE : imported;
    }

    /** Whether a file imports the emissary's annotation, or its module. */
    boolean isImported(JCCompilationUnit unit) {
        return imported(ANNOTATION_PACKAGE, unit) == Owner.EMISSARY
                || unit.defs.stream()
                        .anyMatch(definition -> FileImports.isOfModule(definition)
                                && definition.toString().trim().equals("import module " + ANNOTATION_PACKAGE + ";"));
    }

    private Owner imported(String wanted, JCCompilationUnit unit) {
        Owner onDemand = Owner.OTHER;
        boolean single = false;
        boolean ofMember = false;
        for (JCTree definition : unit.defs) {
            if (definition instanceof JCImport imported) {
                JCFieldAccess name = FileImports.name(imported);
                String qualifier = TreeInfo.fullName(name.selected).toString();
                if (name.name == simpleName && imported.isStatic()) {
                    ofMember = true; // a type, or only a field or a method
                } else if (name.name == simpleName && !qualifier.equals(wanted)) {
                    return Owner.OTHER;
                } else if (name.name == simpleName) {
                    single = true;
                } else if (name.name.contentEquals("*") && !imported.isStatic() && qualifier.equals(wanted)) {
                    onDemand = Owner.EMISSARY;
                }
            } else if (FileImports.isOfModule(definition) && onDemand == Owner.OTHER) {
                onDemand = Owner.OF_SCOPE;
            }
        }
        Owner owner = single ? Owner.EMISSARY : packageDeclaresEmissary(unit) ? Owner.OTHER : onDemand;
        return ofMember && owner == Owner.EMISSARY ? Owner.OF_SCOPE : owner;
    }

    /** Returns the tree of the qualified name of the annotation. */
    JCExpression tree(int position) {
        TreeMaker make = TreeMaker.instance(context).at(position);
        JCExpression tree = make.Ident(Names.instance(context).fromString("dev"));
        for (String name : List.of("emissary", SIMPLE_NAME)) {
            tree = make.Select(tree, Names.instance(context).fromString(name));
        }
        return tree;
    }

    private boolean declares(Iterable<? extends JCTree> definitions) {
        for (JCTree definition : definitions) {
            if (definition instanceof JCClassDecl declaration && declaration.name == simpleName) {
                return true;
            }
        }
        return false;
    }

    /** Whether a class has supertypes that may have member types: an emissary's come from its components. */
    private static boolean mayInherit(JCClassDecl declaration) {
        return declaration.extending != null
                || declaration.implementing.nonEmpty()
                || declaration.name.isEmpty()
                || (declaration.mods.flags & Flags.RECORD) != 0;
    }

    private boolean declaresTypeParameter(JCClassDecl declaration) {
        for (JCTypeParameter parameter : declaration.typarams) {
            if (parameter.name == simpleName) {
                return true;
            }
        }
        return false;
    }

    private boolean packageDeclaresEmissary(JCCompilationUnit unit) {
        Name name = packageName(unit);
        if (packagesWithOwnEmissary.contains(name)) {
            return true;
        }
        ModuleSymbol module =
                unit.modle != null ? unit.modle : Modules.instance(context).getDefaultModule();
        if (module == null) {
            // Not all files are parsed, and no class can be looked up.
            return false;
        }
        PackageSymbol ownPackage = Symtab.instance(context).enterPackage(module, name);
        return ownPackage.members().findFirst(simpleName, symbol -> symbol.kind == Kinds.Kind.TYP) != null;
    }

    private Name packageName(JCCompilationUnit unit) {
        return unit.getPackage() == null ? Names.instance(context).empty : TreeInfo.fullName(unit.getPackage().pid);
    }
}
