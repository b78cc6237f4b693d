package dev.emissary.javac.syntax;

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
import java.util.stream.Stream;

/**
 * Resolves the simple name {@code Emissary} in annotations, by the scopes of JLS 6.4.1: enclosing types, the file's
 * single-type imports and own types, its package, and finally its on-demand imports (EM-FORM-7).
 */
public final class AnnotationNames {
    /** The simple name of the annotation. */
    public static final String SIMPLE_NAME = "Emissary";

    private static final String ANNOTATION_PACKAGE = "dev.emissary";

    /** The qualified name of the annotation. */
    public static final String QUALIFIED_NAME = ANNOTATION_PACKAGE + "." + SIMPLE_NAME;

    /** The package of the superclass of emissaries, which has the same simple name. */
    static final String SUPERCLASS_PACKAGE = ANNOTATION_PACKAGE + ".lang";

    private final Context context;
    private final Name simpleName;
    private final Name annotationPackage;
    private final Name annotationModule;
    private final Set<Name> packagesWithOwnEmissary = new HashSet<>();
    private final Set<Name> classesWithOwnEmissary = new HashSet<>();

    AnnotationNames(Context context) {
        this.context = context;
        Names names = Names.instance(context);
        simpleName = names.fromString(SIMPLE_NAME);
        annotationPackage = names.fromString(ANNOTATION_PACKAGE);
        annotationModule = annotationPackage;
    }

    /** Records whether a parsed file declares a type named Emissary in its package. */
    void parsed(JCCompilationUnit unit) {
        if (declares(unit.defs)) {
            packagesWithOwnEmissary.add(packageName(unit));
        }
    }

    /** Records whether a class in a parsed file has a member type named Emissary. */
    void parsed(JCClassDecl declaration) {
        if (declares(declaration.defs)) {
            classesWithOwnEmissary.add(declaration.name);
        }
    }

    /** Whether an annotation may be the emissary's, judging by its simple name alone. */
    boolean isCandidate(JCAnnotation annotation) {
        Name name = TreeInfo.name(annotation.annotationType);
        return name == simpleName;
    }

    /**
     * Whether a candidate is the emissary's annotation.
     *
     * @param annotation an annotation whose simple name is Emissary
     * @param unit its file
     * @param enclosing the class declarations around the annotated declaration
     */
    boolean isEmissary(JCAnnotation annotation, JCCompilationUnit unit, Iterable<JCClassDecl> enclosing) {
        return isOfPackage(annotationPackage, annotation, unit, enclosing);
    }

    /** Whether a candidate names the superclass of emissaries instead; the parameters are those of the method above. */
    boolean isSuperclass(JCAnnotation annotation, JCCompilationUnit unit, Iterable<JCClassDecl> enclosing) {
        return isOfPackage(Names.instance(context).fromString(SUPERCLASS_PACKAGE), annotation, unit, enclosing);
    }

    private boolean isOfPackage(
            Name wanted, JCAnnotation annotation, JCCompilationUnit unit, Iterable<JCClassDecl> enclosing) {
        Name qualifiedName = wanted.append('.', simpleName);
        if (annotation.annotationType instanceof JCFieldAccess qualified) {
            return TreeInfo.fullName(qualified) == qualifiedName;
        }
        for (JCClassDecl declaration : enclosing) {
            if (declares(declaration.defs) || inherits(declaration) || declaresTypeParameter(declaration)) {
                return false;
            }
        }
        if (packageName(unit) == wanted) {
            return true;
        }
        boolean onDemand = false;
        boolean single = false;
        for (JCTree definition : unit.defs) {
            if (definition instanceof JCImport imported) {
                JCFieldAccess name = FileImports.name(imported);
                if (name.name == simpleName) {
                    if (imported.isStatic() || TreeInfo.fullName(name) != qualifiedName) {
                        return false;
                    }
                    single = true;
                } else if (!imported.isStatic()
                        && name.name.contentEquals("*")
                        && TreeInfo.fullName(name.selected) == wanted) {
                    onDemand = true;
                }
            } else if (wanted == annotationPackage && FileImports.isOfModule(definition, annotationModule)) {
                onDemand = true;
            }
        }
        return single || (onDemand && !packageDeclaresEmissary(unit));
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

    /** Whether a class inherits a member type of this name from a direct supertype in the sources. */
    private boolean inherits(JCClassDecl declaration) {
        return Stream.concat(Stream.ofNullable(declaration.extending), declaration.implementing.stream())
                .anyMatch(supertype -> classesWithOwnEmissary.contains(TreeInfo.name(supertype)));
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
        PackageSymbol ownPackage = Symtab.instance(context).enterPackage(module, name);
        return ownPackage.members().findFirst(simpleName, symbol -> symbol.kind == Kinds.Kind.TYP) != null;
    }

    private Name packageName(JCCompilationUnit unit) {
        return unit.getPackage() == null ? Names.instance(context).empty : TreeInfo.fullName(unit.getPackage().pid);
    }
}
