package dev.emissary.javac.syntax;

import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.ListBuffer;
import com.sun.tools.javac.util.Name;
import java.util.HashMap;
import java.util.Map;

/**
 * The parts of an emissary's tree that the completion replaces, as the source has them.
 *
 * @param components the component fields, in order; by mistake, two can have the same name
 * @param listed the interfaces of the implements clause
 * @param annotations the annotations of the class
 * @param ofVariables the annotations of each field, and of each parameter of its constructors and methods
 */
public record SourceParts(
        List<JCVariableDecl> components,
        List<JCExpression> listed,
        List<JCAnnotation> annotations,
        Map<JCVariableDecl, List<JCAnnotation>> ofVariables) {

    /** Takes the parts from the tree of an emissary that no completion has changed yet. */
    static SourceParts of(JCClassDecl declaration, List<Name> componentNames, List<JCMethodDecl> spareConstructor) {
        Map<JCVariableDecl, List<JCAnnotation>> ofVariables = new HashMap<>();
        for (JCTree member : declaration.defs.appendList(List.convert(JCTree.class, spareConstructor))) {
            if (member instanceof JCVariableDecl field) {
                ofVariables.put(field, field.mods.annotations);
            } else if (member instanceof JCMethodDecl method) {
                for (JCVariableDecl parameter : method.params) {
                    ofVariables.put(parameter, parameter.mods.annotations);
                }
            }
        }
        return new SourceParts(
                components(declaration, componentNames),
                declaration.implementing,
                declaration.mods.annotations,
                ofVariables);
    }

    private static List<JCVariableDecl> components(JCClassDecl declaration, List<Name> names) {
        ListBuffer<JCVariableDecl> result = new ListBuffer<>();
        for (Name name : names) {
            for (JCTree member : declaration.defs) {
                if (member instanceof JCVariableDecl field && field.name == name && !result.contains(field)) {
                    result.add(field);
                    break;
                }
            }
        }
        return result.toList();
    }

    /** Restores the parts in the tree. */
    void restore(JCClassDecl declaration) {
        declaration.implementing = listed;
        declaration.mods.annotations = annotations;
        ofVariables.forEach((variable, written) -> variable.mods.annotations = written);
    }
}
