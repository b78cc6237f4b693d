package dev.emissary.javac.syntax;

import com.sun.source.tree.AnnotatedTypeTree;
import com.sun.tools.javac.parser.Tokens.TokenKind;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCAnnotatedType;
import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCTypeApply;
import com.sun.tools.javac.tree.TreeCopier;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.tree.TreeMaker;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.ListBuffer;
import com.sun.tools.javac.util.Names;
import dev.emissary.javac.report.Reporter;

/** The {@code delegates} clause of a declaration, which means the element of {@code @Emissary} (EM-FORM-2). */
public final class DelegatesClause {
    private final TreeMaker make;
    private final Names names;
    private final Reporter reporter;

    DelegatesClause(TreeMaker make, Names names, Reporter reporter) {
        this.make = make;
        this.names = names;
        this.reporter = reporter;
    }

    /**
     * Removes the types of the clause from the implements clause, as part of which the parser has read them. A written
     * annotation gets them as its list; one that has a list is an error.
     *
     * @return the types, or none if there is no such clause
     */
    List<JCExpression> separate(JCClassDecl declaration, SourceMarks.Mark mark, JCAnnotation annotation) {
        List<JCExpression> written = take(declaration, mark);
        if (written.isEmpty()) {
            return written;
        }
        List<JCExpression> clause = written.map(this::withoutAnnotations);
        if (!mark.keyword()) {
            reporter.error(
                    TreeInfo.getStartPos(clause.head),
                    "list.keyword",
                    "@" + annotation.annotationType + "(" + literals(clause) + ")");
        } else if (declaration.implementing.nonEmpty()
                && TreeInfo.getStartPos(declaration.implementing.head) < TreeInfo.getStartPos(written.head)) {
            reporter.error(clause.head, "list.order", clause.toString(", "), declaration.implementing.toString(", "));
        }
        if (annotation != null) {
            if (mark.keyword() && !annotation.args.isEmpty()) {
                reporter.error(clause.head, "list.twice");
            }
            annotation.args = List.of(list(clause, make, names));
        }
        return clause;
    }

    /** Removes the types of the clause from the implements clause, and returns them. */
    static List<JCExpression> take(JCClassDecl declaration, SourceMarks.Mark mark) {
        ListBuffer<JCExpression> clause = new ListBuffer<>();
        ListBuffer<JCExpression> listed = new ListBuffer<>();
        for (JCExpression type : declaration.implementing) {
            int start = TreeInfo.getStartPos(type);
            boolean isInClause = mark != null && mark.delegatesStart() <= start && start < mark.delegatesEnd();
            (isInClause ? clause : listed).add(type);
        }
        declaration.implementing = listed.toList();
        return clause.toList();
    }

    /** Returns the value of an annotation in the place of the clause, as text. */
    private static String literals(List<JCExpression> clause) {
        String literals = clause.map(type -> withoutArguments(type) + ".class").toString(", ");
        return clause.tail.isEmpty() ? literals : "{" + literals + "}";
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

    /** Returns the list of a clause as the value of an annotation: the class literals of its interfaces. */
    public static JCExpression list(List<JCExpression> clause, TreeMaker make, Names names) {
        ListBuffer<JCExpression> literals = new ListBuffer<>();
        for (JCExpression type : clause) {
            JCExpression copy = new TreeCopier<Void>(make).copy(withoutArguments(type));
            literals.add(make.at(type.pos).Select(copy, names._class));
        }
        return make.at(clause.head.pos).NewArray(null, List.nil(), literals.toList());
    }

    /** Returns the tree of a type's class. */
    public static JCExpression withoutArguments(JCExpression type) {
        return type instanceof JCTypeApply apply ? apply.clazz : type;
    }
}
