package dev.emissary.javac.desugar;

import com.sun.source.util.DocTrees;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.comp.Flow;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.tree.JCTree.JCIf;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCStatement;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.tree.TreeMaker;
import com.sun.tools.javac.util.Context;
import dev.emissary.javac.desugar.HeaderText.ComponentText;
import dev.emissary.javac.syntax.ConstructorKind;
import dev.emissary.javac.syntax.EmissaryModifiers;
import dev.emissary.javac.syntax.EmissaryState.AddedMethod;
import dev.emissary.javac.syntax.EmissaryState.Annotated;
import dev.emissary.javac.syntax.EmissaryState.Planned;
import dev.emissary.javac.syntax.EmissaryState.WithPlan;
import dev.emissary.model.PlannedMethod.Implementation;
import dev.emissary.rules.advice.ParameterNames;
import dev.emissary.rules.advice.SuppressionText;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Rewrites one emissary's text into that of the class that it means (EM-EQ-1). Each step changes a part of the text
 * that no other step touches.
 */
final class PlainClass {
    private final Context context;
    private final Types types;
    private final Symtab syms;
    private final ParameterNames parameterNames;
    private final SourceFile file;
    private final JCClassDecl declaration;
    private final EmissaryModifiers modifiers;
    private final Planned plan;
    private final Set<String> suppressed;
    private final HeaderText header;
    private final Layout layout;
    private final List<JCVariableDecl> fields;
    private final List<String> names;
    private final NamingPlace head;
    private final ComponentTags tags;

    PlainClass(
            Context context,
            ParameterNames parameterNames,
            SourceFile file,
            JCCompilationUnit unit,
            JCClassDecl declaration,
            DocTrees trees) {
        this.context = context;
        types = Types.instance(context);
        syms = Symtab.instance(context);
        this.parameterNames = parameterNames;
        this.file = file;
        this.declaration = declaration;
        this.modifiers = EmissaryModifiers.of(declaration);
        WithPlan state = modifiers.in(WithPlan.class);
        plan = state.plan();
        suppressed = state instanceof Annotated annotated ? annotated.suppressed() : Set.of();
        header = HeaderText.of(file.tokens(), declaration);
        layout = Layout.at(header.word().start(), file.text());
        names = modifiers.componentNames.stream().map(Object::toString).toList();
        fields = modifiers.components();
        head = NamingPlace.header(declaration, unit, file.naming());
        tags = new ComponentTags(declaration, unit, file, trees, names);
    }

    void rewrite() {
        rewriteAnnotations();
        file.edits().replace(header.word().start(), header.word().end(), keywords());
        new SupertypeClauses(types, file, declaration, header, layout, head).rewrite();
        for (JCTree member : declaration.defs) {
            if (member instanceof JCMethodDecl constructor && TreeInfo.isConstructor(constructor)) {
                expandIfCompact(constructor);
            }
        }
        rewriteBody();
        rewriteComments();
    }

    /** Removes {@code @Emissary}, and suppresses the lint categories that can only be suppressed on the whole class. */
    private void rewriteAnnotations() {
        JCAnnotation emissary = modifiers.emissaryAnnotation;
        if (emissary != null) {
            file.remove(emissary.pos, file.endOfAnnotation(emissary.pos));
        }
        if (suppressed.isEmpty()) {
            return;
        }
        for (JCAnnotation annotation : modifiers.writtenAnnotations()) {
            if (annotation.type != null && annotation.type.tsym == syms.suppressWarningsType.tsym) {
                addTo(annotation);
                return;
            }
        }
        int start = header.start();
        int first = emissary != null && emissary.pos == start ? file.afterAnnotation(emissary.pos) : start;
        String name = file.names().of(syms.suppressWarningsType.tsym, head);
        file.edits()
                .insert(
                        first,
                        SuppressionText.of(name, suppressed)
                                + (file.beginsLine(start) ? layout.newline() + layout.indent() : " "));
    }

    private void addTo(JCAnnotation annotation) {
        int end = file.endOfAnnotation(annotation.pos) - 1;
        String more = SuppressionText.names(suppressed);
        SourceTokens tokens = file.tokens();
        int last = tokens.indexAt(end) - 1;
        if (tokens.is(last, "}")) {
            boolean comma = tokens.is(last - 1, ",") || tokens.is(last - 1, "{");
            file.edits().insert(tokens.start(last), (comma ? "" : ", ") + more);
        } else {
            int open = tokens.next(tokens.indexAt(annotation.pos), "(");
            int value = tokens.is(open + 1, "value") && tokens.is(open + 2, "=") ? open + 3 : open + 1;
            file.edits().insert(tokens.start(value), "{");
            file.edits().insert(end, ", " + more + "}");
        }
    }

    /** Moves the tags of components to the canonical constructor (EM-CLASS-6). */
    private void rewriteComments() {
        tags.removeFromClass();
        JCMethodDecl canonical = plan.canonical();
        if (canonical != null && ConstructorKind.of(canonical) != ConstructorKind.IMPLICIT) {
            tags.addTo(canonical, layout.inside());
        }
    }

    private String keywords() {
        ClassSymbol symbol = declaration.sym;
        boolean member = symbol.owner.kind == Kind.TYP && !symbol.owner.isInterface();
        return (member && !header.modifiers().contains("static") ? "static " : "")
                + (header.modifiers().contains("final") ? "" : "final ")
                + "class";
    }

    /** Gives a compact constructor its parameters, and the assignments at its end. */
    private void expandIfCompact(JCMethodDecl constructor) {
        SourceTokens tokens = file.tokens();
        int name = tokens.indexAt(constructor.pos);
        if (!ConstructorKind.of(constructor).isCompact()) {
            return;
        }
        file.edits().insert(tokens.end(name), "(" + String.join(", ", parameters(constructor)) + ")");
        int open = tokens.start(name + 1);
        int close = tokens.start(tokens.close(name + 1));
        if (!isEndReachable(constructor)) {
            return;
        }
        Layout around = Layout.at(open, file.text());
        Layout inside = around.inside();
        List<String> assignments = assignments();
        String written = file.text().substring(open + 1, close);
        String line = String.join(" ", assignments);
        if (written.indexOf('\n') < 0 && around.fits(written + line + parameters(constructor))) {
            file.edits().replace(endOfWritten(open + 1, close), close, " " + line + " ");
        } else {
            String end = around.newline() + inside.lines(assignments) + around.indent();
            file.edits().replace(endOfWritten(open + 1, close), close, end);
        }
    }

    /** Whether a statement can follow those that a compact constructor has in the source (JLS 14.22). */
    private boolean isEndReachable(JCMethodDecl constructor) {
        if (ConstructorKind.of(constructor) != ConstructorKind.GUARDED_COMPACT) {
            return true;
        }
        JCStatement first = constructor.body.stats.head;
        // javac may have inserted a call of the superclass's constructor.
        JCIf guard = (JCIf) (first instanceof JCIf ? first : constructor.body.stats.tail.head);
        Env<AttrContext> env = Enter.instance(context).getEnv(declaration.sym);
        return Flow.instance(context).aliveAfter(env, guard.thenpart, TreeMaker.instance(context));
    }

    private int endOfWritten(int from, int to) {
        return from + file.text().substring(from, to).stripTrailing().length();
    }

    private List<String> assignments() {
        return names.stream().map(name -> "this." + name + " = " + name + ";").toList();
    }

    private void rewriteBody() {
        Layout inside = layout.inside();
        List<String> end = new ArrayList<>();
        List<String> start = new ArrayList<>(fieldLines());
        for (JCTree member : declaration.defs) {
            if (ConstructorKind.of(member) == ConstructorKind.IMPLICIT) {
                boolean late = modifiers.spareConstructor.head == member;
                List<String> lines = late ? end : start;
                lines.add("");
                lines.addAll(implicitConstructor((JCMethodDecl) member, inside));
            }
        }
        for (AddedMethod added : plan.added()) {
            end.add("");
            end.addAll(method(added, inside));
        }
        String newline = layout.newline();
        String opening = newline + inside.lines(start);
        String closing = inside.lines(end) + layout.indent();
        int open = header.body().start();
        int close = header.body().end() - 1;
        if (!header.hasBraces()) {
            file.edits().replace(open, close + 1, " {" + opening + closing + "}");
            return;
        }
        int first = file.afterCommentOnLine(open + 1);
        int last = endOfWritten(first, close);
        if (file.text().substring(first, last).isBlank()) {
            file.edits().replace(first, close, opening + closing);
            return;
        }
        int content = file.firstOnLine(first);
        if (file.isBlankLineAfter(content)) {
            content = file.text().indexOf('\n', content) + 1;
        }
        boolean sameLine = file.text().charAt(content) != '\n' && file.text().charAt(content) != '\r';
        file.edits().replace(first, content, opening + (sameLine ? newline + inside.indent() : ""));
        file.edits().replace(last, close, newline + closing);
    }

    private List<String> method(AddedMethod added, Layout inside) {
        MethodSymbol symbol = added.symbol();
        if (!ParameterNames.isIdentifier(symbol.name)) {
            file.naming().unnameable().add(symbol);
        }
        List<Type> parameters = symbol.type.getParameterTypes();
        List<String> parameterNames = added.planned() instanceof Implementation implementation
                ? this.parameterNames.of(implementation.method(), parameters)
                : ParameterNames.of(parameters);
        TypeSource source = new TypeSource(file.names(), head.body().method(symbol));
        return new MethodSource(types, syms, source, inside, added, parameterNames, suppressed)
                .lines(fields.stream().map(field -> field.sym).toList());
    }

    private List<String> fieldLines() {
        List<String> lines = new ArrayList<>();
        List<Range> comments = file.tokens()
                .comments(header.parentheses().start(), header.parentheses().end());
        for (int i = 0; i < names.size(); i++) {
            for (Range comment : comments) {
                if (describedBy(comment) == i) {
                    lines.add(file.text(comment));
                }
            }
            JCVariableDecl field = fields.get(i);
            String type = file.text(header.components().get(i).type());
            lines.add(annotations(field) + "private final " + withoutDots(type) + " " + names.get(i) + ";");
        }
        return lines;
    }

    /**
     * Returns the number of the component that a comment in the header describes: the one before it on its line, or
     * else the next one. A comment in a type or annotation is copied with that, and describes none.
     */
    private int describedBy(Range comment) {
        List<ComponentText> components = header.components();
        if (components.stream()
                .flatMap(component -> Stream.concat(Stream.of(component.type()), component.annotations().stream()))
                .anyMatch(part -> part.contains(comment))) {
            return -1;
        }
        int next = 0;
        while (next < components.size() && components.get(next).whole().end() <= comment.start()) {
            next++;
        }
        boolean isNext = next == 0
                || (next < components.size()
                        && (components.get(next).whole().contains(comment)
                                || isOnOtherLine(comment, components.get(next - 1))));
        return isNext ? next : next - 1;
    }

    private boolean isOnOtherLine(Range comment, ComponentText before) {
        return file.text().substring(before.whole().end(), comment.start()).indexOf('\n') >= 0;
    }

    /** A field cannot have variable arity; its type is an array. */
    private static String withoutDots(String type) {
        return type.endsWith("...") ? type.substring(0, type.length() - 3).stripTrailing() + "[]" : type;
    }

    private List<String> implicitConstructor(JCMethodDecl constructor, Layout inside) {
        long access = declaration.mods.flags & Flags.AccessFlags;
        String word = access == 0 ? "" : Flags.toString(access) + " ";
        List<String> lines = new ArrayList<>(tags.ofImplicitConstructor());
        lines.addAll(inside.head(word + declaration.name, parameters(constructor), " {"));
        assignments().forEach(assignment -> lines.add(layout.unit() + assignment));
        lines.add("}");
        return lines;
    }

    private List<String> parameters(JCMethodDecl constructor) {
        List<String> parameters = new ArrayList<>();
        for (JCVariableDecl parameter : constructor.params) {
            ComponentText component = header.components().get(parameters.size());
            parameters.add(annotations(parameter) + file.text(component.type()) + " " + file.text(component.name()));
        }
        return parameters;
    }

    /** Returns those of the component's annotations that a field or parameter has. */
    private String annotations(JCVariableDecl variable) {
        StringBuilder text = new StringBuilder();
        for (JCAnnotation annotation : variable.mods.annotations) {
            if (header.parentheses().contains(new Range(annotation.pos, annotation.pos))) {
                Range range = new Range(annotation.pos, file.endOfAnnotation(annotation.pos));
                text.append(file.text(range)).append(' ');
            }
        }
        return text.toString();
    }
}
