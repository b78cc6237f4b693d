package dev.emissary.javac.syntax;

import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import com.sun.tools.javac.tree.JCTree.JCAssign;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCFieldAccess;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import com.sun.tools.javac.tree.JCTree.JCNewArray;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.tree.TreeMaker;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.ListBuffer;
import com.sun.tools.javac.util.Names;
import dev.emissary.javac.report.Reporter;

/** Reads the lists that are annotations of components, and removes them: together they are one list (EM-DEL-10). */
final class ComponentLists {
    private final TreeMaker make;
    private final Names names;
    private final Reporter reporter;
    private final ListBuffer<JCExpression> types = new ListBuffer<>();
    private final ListBuffer<JCIdent> targets = new ListBuffer<>();
    private boolean isEmpty;

    ComponentLists(TreeMaker make, Names names, Reporter reporter) {
        this.make = make;
        this.names = names;
        this.reporter = reporter;
    }

    /**
     * Returns the list.
     *
     * @param components the components
     * @param own their annotations that are the emissary's
     * @param annotation the annotation of the declaration, which gets the list, or null
     * @param clause the list of its clause, which is an error beside this one
     */
    DelegatedList list(
            List<JCVariableDecl> components, List<JCAnnotation> own, JCAnnotation annotation, DelegatedList clause) {
        for (JCVariableDecl component : components) {
            for (JCAnnotation list : component.mods.annotations) {
                // Another element than the value is javac's own error, where it stands.
                if (own.contains(list)
                        && (!(list.args.head instanceof JCAssign assigned)
                                || TreeInfo.name(assigned.lhs) == names.value)) {
                    component.mods.annotations = component.mods.annotations.diff(List.of(list));
                    add(component, list);
                }
            }
        }
        if (clause.types().nonEmpty() || (annotation != null && annotation.args.nonEmpty())) {
            reporter.error(own.head, "list.twice");
            return clause;
        }
        if (types.isEmpty()) {
            return isEmpty ? DelegatedList.EMPTY : clause;
        }
        DelegatedList list = new DelegatedList(types.toList(), targets.toList(), false);
        if (annotation != null) {
            annotation.args = List.of(list.literals(components, make, names));
        }
        return list;
    }

    private void add(JCVariableDecl component, JCAnnotation list) {
        JCExpression value = list.args.head instanceof JCAssign assigned ? assigned.rhs : list.args.head;
        List<JCExpression> values =
                value instanceof JCNewArray array ? array.elems : value == null ? List.nil() : List.of(value);
        if (values.isEmpty()) {
            isEmpty = true;
            reporter.error(list, "target.empty", component.name);
        }
        for (JCExpression one : values) {
            if (TreeInfo.skipParens(one) instanceof JCFieldAccess literal && literal.name == names._class) {
                types.add(literal.selected);
                targets.add(make.at(component.pos).Ident(component.name));
            } else {
                reporter.javacError(one, "annotation.value.must.be.class.literal");
            }
        }
    }
}
