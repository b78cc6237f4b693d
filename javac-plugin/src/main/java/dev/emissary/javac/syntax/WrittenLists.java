package dev.emissary.javac.syntax;

import com.sun.source.tree.AnnotatedTypeTree;
import com.sun.tools.javac.parser.Tokens.Token;
import com.sun.tools.javac.parser.Tokens.TokenKind;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCAnnotatedType;
import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import com.sun.tools.javac.tree.JCTree.JCAssign;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCFieldAccess;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import com.sun.tools.javac.tree.JCTree.JCNewArray;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeCopier;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.tree.TreeMaker;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.ListBuffer;
import com.sun.tools.javac.util.Names;
import dev.emissary.javac.report.Reporter;
import dev.emissary.javac.syntax.SourceMarks.Mark;

/**
 * Reads the {@code delegates} clause of a declaration, which means the list of {@code @Emissary} (EM-FORM-2), or the
 * annotations of its components, which together are one list (EM-DEL-10), and removes them.
 */
final class WrittenLists {
    private final TreeMaker make;
    private final Names names;
    private final Reporter reporter;

    WrittenLists(TreeMaker make, Names names, Reporter reporter) {
        this.make = make;
        this.names = names;
        this.reporter = reporter;
    }

    /**
     * Returns the list of a record, without types if it has none. The annotation of the declaration gets the list, if
     * there is one; {@code ofComponents} are the emissary's annotations of its components.
     */
    DelegatedList read(
            JCClassDecl declaration,
            Mark mark,
            JCAnnotation annotation,
            List<JCVariableDecl> components,
            List<JCAnnotation> ofComponents) {
        DelegatedList clause = clause(declaration, mark, annotation, components);
        return ofComponents.isEmpty() ? clause : ofComponents(components, ofComponents, annotation, clause);
    }

    /**
     * Removes the types of the clause from the implements clause, as part of which the parser has read them. A written
     * annotation gets them as its list; one that has a list is an error.
     */
    private DelegatedList clause(
            JCClassDecl declaration, Mark mark, JCAnnotation annotation, List<JCVariableDecl> components) {
        List<JCExpression> written = remove(declaration, mark);
        if (written.isEmpty()) {
            return DelegatedList.NONE;
        }
        List<JCExpression> clause = written.map(this::withoutAnnotations);
        DelegatedList list = new DelegatedList(clause, targets(clause, mark), true);
        if (!mark.keyword) {
            reporter.error(
                    TreeInfo.getStartPos(clause.head),
                    "list.keyword",
                    list.annotations(annotation, declaration, components));
        } else if (declaration.implementing.nonEmpty()
                && TreeInfo.getStartPos(declaration.implementing.head) < TreeInfo.getStartPos(written.head)) {
            reporter.error(clause.head, "list.order", list, declaration.implementing.toString(", "));
        }
        if (annotation != null) {
            if (mark.keyword && !annotation.args.isEmpty()) {
                reporter.error(clause.head, "list.twice");
            }
            annotation.args = List.of(list.literals(components, make, names));
        }
        return list;
    }

    /** Returns the components that the types are followed by, or none if no type is. */
    private List<JCIdent> targets(List<JCExpression> clause, Mark mark) {
        ListBuffer<JCIdent> targets = new ListBuffer<>();
        boolean any = false;
        for (List<JCExpression> rest = clause; rest.nonEmpty(); rest = rest.tail) {
            int end = rest.tail.isEmpty() ? mark.delegatesEnd : TreeInfo.getStartPos(rest.tail.head);
            Token name = mark.target(TreeInfo.getStartPos(rest.head), end);
            any |= name != null;
            targets.add(
                    name == null
                            ? make.at(rest.head.pos).Ident(names.empty)
                            : make.at(name.pos).Ident(name.name()));
        }
        return any ? targets.toList() : List.nil();
    }

    /** Removes the types of the clause from the implements clause, and returns them. */
    static List<JCExpression> remove(JCClassDecl declaration, Mark mark) {
        ListBuffer<JCExpression> clause = new ListBuffer<>();
        ListBuffer<JCExpression> listed = new ListBuffer<>();
        for (JCExpression type : declaration.implementing) {
            int start = TreeInfo.getStartPos(type);
            boolean isInClause = mark != null && mark.delegatesStart <= start && start < mark.delegatesEnd;
            (isInClause ? clause : listed).add(type);
        }
        declaration.implementing = listed.toList();
        return clause.toList();
    }

    /** Reports annotations: a class literal has none, and neither has the name that stands for it. */
    private JCExpression withoutAnnotations(JCExpression type) {
        return new TreeCopier<Void>(make) {
            @Override
            public JCTree visitAnnotatedType(AnnotatedTypeTree tree, Void nothing) {
                JCAnnotatedType annotated = (JCAnnotatedType) tree;
                reporter.javacSyntaxError(annotated.annotations.head.pos, "expected", TokenKind.IDENTIFIER);
                return copy(annotated.underlyingType);
            }
        }.copy(type);
    }

    /** Removes the lists that are annotations of components; one beside a clause is an error. */
    private DelegatedList ofComponents(
            List<JCVariableDecl> components, List<JCAnnotation> own, JCAnnotation annotation, DelegatedList clause) {
        ListBuffer<JCExpression> types = new ListBuffer<>();
        ListBuffer<JCIdent> targets = new ListBuffer<>();
        boolean isEmpty = false;
        for (JCVariableDecl component : components) {
            for (JCAnnotation list : component.mods.annotations) {
                // Another element than the value is javac's own error, where it stands.
                if (own.contains(list)
                        && (!(list.args.head instanceof JCAssign assigned)
                                || TreeInfo.name(assigned.lhs) == names.value)) {
                    component.mods.annotations = component.mods.annotations.diff(List.of(list));
                    isEmpty |= add(component, list, types, targets);
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

    /** Adds what the annotation of a component lists; returns whether that is nothing, which is an error. */
    private boolean add(
            JCVariableDecl component, JCAnnotation list, ListBuffer<JCExpression> types, ListBuffer<JCIdent> targets) {
        JCExpression value = list.args.head instanceof JCAssign assigned ? assigned.rhs : list.args.head;
        List<JCExpression> values =
                value instanceof JCNewArray array ? array.elems : value == null ? List.nil() : List.of(value);
        if (values.isEmpty()) {
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
        return values.isEmpty();
    }
}
