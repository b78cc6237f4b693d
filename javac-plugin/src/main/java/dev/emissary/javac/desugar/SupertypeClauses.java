package dev.emissary.javac.desugar;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.tree.JCTree.JCAnnotatedType;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import com.sun.tools.javac.tree.JCTree.JCTypeApply;
import com.sun.tools.javac.tree.TreeScanner;
import dev.emissary.javac.syntax.EmissaryModifiers;
import dev.emissary.javac.syntax.EmissaryState.WithPlan;
import dev.emissary.model.Decision;
import dev.emissary.model.Problem.Part;
import dev.emissary.model.Problem.Place;
import dev.emissary.model.Superinterfaces.Implemented;
import java.util.List;
import java.util.stream.IntStream;

/** The extends and implements clauses that replace the emissary's header in the class (EM-CLASS-1, EM-DEL). */
record SupertypeClauses(
        Types types, SourceFile file, JCClassDecl declaration, HeaderText header, Layout layout, NamingPlace place) {
    /** Writes them into the file. */
    void rewrite() {
        List<Implemented> implemented = decision().superinterfaces().implemented();
        Type superclass = types.supertype(declaration.sym.type);
        String extending =
                superclass.tsym == declaration.sym || isObject(superclass) ? "" : "extends " + source().of(superclass);
        List<String> all = implemented.stream().map(this::text).toList();
        String clause = "implements " + String.join(", ", all);
        int written = header.listed().size();
        int added = implemented.size() - written;
        boolean keepsClause = added >= 0
                && IntStream.range(0, written)
                        .allMatch(i -> implemented.get(added + i).place().equals(Part.LISTED.at(i)));
        int line = file.text().lastIndexOf('\n', header.nameEnd() - 1) + 1;
        String start = file.text().substring(line, header.nameEnd()).strip();
        boolean breaks = !layout.fits(start + " class " + extending + " " + clause + " {");
        String separator = breaks ? layout.newline() + layout.indent() + layout.unit() + layout.unit() : " ";
        String superclassClause = extending.isEmpty() ? "" : separator + extending;
        int from = file.tokens()
                        .comments(header.nameEnd(), header.parentheses().start())
                        .isEmpty()
                ? header.nameEnd()
                : header.parentheses().start();
        int to = header.parentheses().end();
        boolean isWritten = header.implementing() != null;
        file.edits().replace(from, to, superclassClause + (isWritten || all.isEmpty() ? "" : separator + clause));
        if (isWritten && keepsClause) {
            String more = String.join(", ", all.subList(0, added));
            file.edits().insert(header.implementing().end(), added == 0 ? "" : " " + more + ",");
        } else if (isWritten) {
            int end = header.listed().get(written - 1).end();
            file.edits().replace(header.implementing().start(), end, clause);
        }
    }

    private TypeSource source() {
        return new TypeSource(file.names(), place);
    }

    private Decision decision() {
        return EmissaryModifiers.of(declaration)
                .in(WithPlan.class)
                .plan()
                .decision()
                .orElseThrow();
    }

    private static boolean isObject(Type type) {
        return !type.hasTag(TypeTag.CLASS) || type.tsym.getQualifiedName().contentEquals("java.lang.Object");
    }

    private String text(Implemented implemented) {
        Place place = implemented.place();
        if (place.part() == Part.LISTED) {
            return file.text(header.listed().get(place.index()));
        }
        Type type = (Type) implemented.type();
        boolean asWritten =
                place.part() == Part.COMPONENT && decision().header().explicit().isEmpty();
        return asWritten ? componentType(place.index()) : source().of(type);
    }

    /**
     * Returns the type of a component as written, except for annotations of the type as a whole, which a header cannot
     * have, and names that would mean another class, because the members of a class are not in scope in its header.
     */
    private String componentType(int index) {
        JCExpression tree = EmissaryModifiers.of(declaration).components().get(index).vartype;
        Range range = header.components().get(index).type();
        Edits edits = new Edits();
        JCExpression outermost = tree instanceof JCTypeApply apply ? apply.clazz : tree;
        if (outermost instanceof JCAnnotatedType annotated) {
            annotated.annotations.forEach(annotation ->
                    edits.remove(annotation.pos - range.start(), file.afterAnnotation(annotation.pos) - range.start()));
        }
        new TreeScanner() {
            @Override
            public void visitIdent(JCIdent name) {
                if (!range.contains(new Range(name.pos, name.pos)) || !(name.sym instanceof ClassSymbol symbol)) {
                    return;
                }
                if (!file.names().means(symbol, place)) {
                    int start = name.pos - range.start();
                    edits.replace(
                            start, start + name.name.length(), file.names().of(symbol, place));
                }
            }
        }.scan(tree);
        return edits.apply(file.text(range));
    }
}
