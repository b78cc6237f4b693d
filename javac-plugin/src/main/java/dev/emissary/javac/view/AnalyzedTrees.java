package dev.emissary.javac.view;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.Names;
import dev.emissary.javac.jdk.EndPositions;
import dev.emissary.javac.lint.LintCategories;
import dev.emissary.javac.lint.Suppressions;
import dev.emissary.javac.syntax.ConstructorKind;
import dev.emissary.javac.syntax.EmissaryModifiers;
import dev.emissary.javac.syntax.EmissaryState.HeaderKnown;
import dev.emissary.javac.syntax.EmissaryState.WithHeader;
import dev.emissary.javac.syntax.EmissaryWalk;
import dev.emissary.model.Problem.Part;

/**
 * The trees of emissaries as tools such as Error Prone read them after javac's analysis: they show what the source
 * says, and mark what is generated. The forwarders have no trees yet, so the components are marked as used.
 */
public final class AnalyzedTrees {
    private final Context context;
    private final Symtab syms;
    private final Names names;
    private ComponentComments comments;

    /** Prepares to present trees in a compilation. */
    public AnalyzedTrees(Context context) {
        this.context = context;
        syms = Symtab.instance(context);
        names = Names.instance(context);
    }

    /** Presents every emissary in a class: the class itself and those nested or local in it. */
    public void present(JCTree tree, JCCompilationUnit unit) {
        EndPositions ends = new EndPositions(context, unit);
        new EmissaryWalk() {
            @Override
            protected void after(JCClassDecl declaration, EmissaryModifiers modifiers) {
                if (declaration.sym != null && modifiers.state() instanceof WithHeader state) {
                    present(declaration, modifiers, state.header(), ends);
                    if (unit.docComments != null) {
                        comments().hideTags(declaration, modifiers, unit);
                    }
                }
            }
        }.scan(tree);
    }

    private ComponentComments comments() {
        if (comments == null) {
            comments = new ComponentComments(context);
        }
        return comments;
    }

    private void present(JCClassDecl declaration, EmissaryModifiers modifiers, HeaderKnown header, EndPositions ends) {
        modifiers.annotations = header.source().annotations();
        declaration.extending = null;
        declaration.implementing = listed(header, ends);
        List<JCVariableDecl> components = modifiers.components();
        for (JCVariableDecl component : components) {
            if (component.sym != null) {
                // javac has no such warning, and this annotation is not written to the class file.
                Suppressions.add(component.sym, syms, names, List.of(LintCategories.UNUSED));
            }
        }
        for (JCTree member : declaration.defs) {
            if (member instanceof JCMethodDecl constructor && TreeInfo.isConstructor(constructor)) {
                ConstructorKind kind = ConstructorKind.of(constructor);
                if (kind == ConstructorKind.IMPLICIT) {
                    constructor.mods.flags |= Flags.GENERATEDCONSTR;
                }
                if (kind.hasGeneratedParameters() && constructor.params.size() == components.size()) {
                    endParameters(components, constructor.params, ends);
                }
                ends.complete(constructor);
            }
        }
    }

    /** Returns the written part of the implements clause, as the copies that javac has resolved. */
    private static List<JCExpression> listed(HeaderKnown header, EndPositions ends) {
        List<JCExpression> listed = List.nil();
        int index = 0;
        for (JCExpression written : header.source().listed()) {
            JCExpression resolved = header.implemented().get(Part.LISTED.at(index++));
            if (resolved != null) {
                ends.copy(written, resolved);
                listed = listed.append(resolved);
            }
        }
        return listed;
    }

    /** The parameters that are made from components are copies of them, and end where they do. */
    private static void endParameters(
            List<JCVariableDecl> components, List<JCVariableDecl> parameters, EndPositions ends) {
        for (JCVariableDecl component : components) {
            JCVariableDecl parameter = parameters.head;
            ends.copyEnd(component, parameter);
            ends.copy(component.vartype, parameter.vartype);
            parameters = parameters.tail;
        }
    }
}
