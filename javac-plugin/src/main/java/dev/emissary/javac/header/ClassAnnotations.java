package dev.emissary.javac.header;

import com.sun.tools.javac.code.Attribute;
import com.sun.tools.javac.code.Kinds;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.Names;
import dev.emissary.javac.symbols.LibraryClasses;
import dev.emissary.javac.syntax.AnnotationNames;
import dev.emissary.javac.syntax.DelegatedList;
import dev.emissary.javac.syntax.EmissaryModifiers;

/** Adds the annotation {@code @Emissary} to an emissary that is declared by the keyword (EM-FORM-3). */
public final class ClassAnnotations extends EmissaryStep {
    private final Names names;

    /** Prepares to add the annotation in a compilation. */
    public ClassAnnotations(Context context, CompletionTools tools) {
        super(context, tools);
        names = Names.instance(context);
    }

    /** Adds the annotation, if the class path has it and the source does not. */
    @Override
    protected void run(Env<AttrContext> env, JCClassDecl declaration, EmissaryModifiers modifiers) {
        if (declaration.sym.kind == Kinds.Kind.ERR) {
            // It inherits from itself, which javac has reported; this suppresses follow-on errors about its members.
            modifiers.annotations = List.nil();
            declaration.defs = List.nil();
        } else if (modifiers.emissaryAnnotation == null) {
            ClassSymbol annotation = LibraryClasses.find(context, env, AnnotationNames.QUALIFIED_NAME);
            if (annotation != null) {
                DelegatedList list = modifiers.delegatedList;
                List<JCExpression> arguments = list.types().isEmpty()
                        ? List.nil()
                        : List.of(list.literals(modifiers.components(), make, names));
                make.at(modifiers.namePosition);
                modifiers.annotations = modifiers.annotations.append(
                        warnings.warnOnce(make.Annotation(make.Ident(annotation), arguments)));
            }
        }
    }

    /** Removes the annotation from a class that is about to be written and is to need nothing (EM-OPT-3). */
    public static void remove(ClassSymbol symbol) {
        List<Attribute.Compound> kept = List.nil();
        for (Attribute.Compound annotation : symbol.getAnnotationMirrors()) {
            if (!annotation.type.tsym.getQualifiedName().contentEquals(AnnotationNames.QUALIFIED_NAME)) {
                kept = kept.append(annotation);
            }
        }
        if (kept.size() < symbol.getAnnotationMirrors().size()) {
            symbol.resetAnnotations();
            symbol.setDeclarationAttributes(kept);
        }
    }
}
