package dev.emissary.javac.syntax;

import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import com.sun.tools.javac.tree.JCTree.JCTypeApply;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeCopier;
import com.sun.tools.javac.tree.TreeMaker;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.ListBuffer;
import com.sun.tools.javac.util.Name;
import com.sun.tools.javac.util.Names;
import java.util.StringJoiner;

/**
 * The explicit list of a {@code delegates} clause, or of the annotations of the components (EM-DEL-3, EM-DEL-10).
 *
 * @param types the interfaces, or none if there is no such list
 * @param targets the component that each is delegated to, or an empty name; none if the list names no component
 * @param isClause whether it is written as a clause
 */
public record DelegatedList(List<JCExpression> types, List<JCIdent> targets, boolean isClause) {
    static final DelegatedList NONE = new DelegatedList(List.nil(), List.nil(), false);

    /** The list of components whose annotations list nothing, which is an error. */
    static final DelegatedList EMPTY = new DelegatedList(List.nil(), List.nil(), true);

    /** Whether it lists nothing, which has been reported. */
    public boolean isEmptyList() {
        return types.isEmpty() && isClause;
    }

    /** Returns a copy of the list. */
    DelegatedList copy(TreeCopier<?> copier) {
        return types.isEmpty() ? this : new DelegatedList(copier.copy(types), copier.copy(targets), isClause);
    }

    /** Returns the names of the components, as the rules want them. */
    public java.util.List<String> targetNames() {
        java.util.List<String> result = new java.util.ArrayList<>();
        for (JCIdent target : targets) {
            result.add(target.name.toString());
        }
        return result;
    }

    /** Returns the value of the annotation of the class, in the same order for both forms: that of the components. */
    public JCExpression literals(List<JCVariableDecl> components, TreeMaker make, Names names) {
        List<JCExpression> ordered = types;
        if (targets.nonEmpty()) {
            ListBuffer<JCExpression> sorted = new ListBuffer<>();
            for (JCVariableDecl component : components) {
                sorted.addAll(of(component.name));
            }
            // Those that no component is named for, or one that there is not.
            sorted.addAll(types.diff(sorted.toList()));
            ordered = sorted.toList();
        }
        ListBuffer<JCExpression> literals = new ListBuffer<>();
        for (JCExpression type : ordered) {
            JCExpression copy = new TreeCopier<Void>(make).copy(withoutArguments(type));
            literals.add(make.at(type.pos).Select(copy, names._class));
        }
        return make.at(types.head.pos).NewArray(null, List.nil(), literals.toList());
    }

    private List<JCExpression> of(Name component) {
        ListBuffer<JCExpression> result = new ListBuffer<>();
        List<JCIdent> target = targets;
        for (JCExpression type : types) {
            if (target.head.name == component) {
                result.add(type);
            }
            target = target.tail;
        }
        return result.toList();
    }

    /**
     * Returns the annotation, or those of the components, in the place of a clause, as text. Where only some of the
     * interfaces have a component, no annotations say so, and this is the declaration in the keyword form.
     */
    String annotations(JCAnnotation annotation, JCClassDecl declaration, List<JCVariableDecl> components) {
        if (targets.isEmpty()) {
            return text(annotation, types);
        }
        if (targets.stream().anyMatch(target -> target.name.isEmpty())) {
            String parameters = declaration.typarams.isEmpty() ? "" : "<" + declaration.typarams + ">";
            String header = components
                    .map(component -> component.vartype + " " + component.name)
                    .toString(", ");
            return "emissary " + declaration.name + parameters + "(" + header + ") delegates " + this;
        }
        StringJoiner header = new StringJoiner(", ");
        for (JCVariableDecl component : components) {
            List<JCExpression> own = of(component.name);
            if (own.nonEmpty()) {
                header.add(text(annotation, own) + " " + component.vartype + " " + component.name);
            }
        }
        return header.toString();
    }

    private static String text(JCAnnotation annotation, List<JCExpression> types) {
        String literals = types.map(type -> withoutArguments(type) + ".class").toString(", ");
        return "@" + annotation.annotationType + "(" + (types.tail.isEmpty() ? literals : "{" + literals + "}") + ")";
    }

    /** Returns the clause without its first word. */
    @Override
    public String toString() {
        StringJoiner text = new StringJoiner(", ");
        List<JCIdent> target = targets;
        for (JCExpression type : types) {
            text.add(target.isEmpty() || target.head.name.isEmpty() ? type.toString() : type + " to " + target.head);
            target = target.isEmpty() ? target : target.tail;
        }
        return text.toString();
    }

    /** Returns the tree of a type's class. */
    public static JCExpression withoutArguments(JCExpression type) {
        return type instanceof JCTypeApply apply ? apply.clazz : type;
    }
}
