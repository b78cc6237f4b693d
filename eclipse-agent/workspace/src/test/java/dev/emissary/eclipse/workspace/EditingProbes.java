package dev.emissary.eclipse.workspace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.core.ToolFactory;
import org.eclipse.jdt.core.compiler.IScanner;
import org.eclipse.jdt.core.compiler.ITerminalSymbols;
import org.eclipse.jdt.core.compiler.InvalidInputException;
import org.eclipse.jdt.core.dom.AST;
import org.eclipse.jdt.core.dom.ASTParser;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.IBinding;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.formatter.CodeFormatter;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.Document;
import org.eclipse.text.edits.TextEdit;

/** What an editor shows while a file with emissaries, or a file that uses them, is edited and not yet saved. */
final class EditingProbes {
    private static final String CALL = "desk.write(desk.greet(\"Ada\"));";

    private EditingProbes() {}

    static Map<Feature, Probe> all() {
        return Map.ofEntries(
                Map.entry(Feature.TYPING_USE, EditingProbes::typingUse),
                Map.entry(Feature.TYPING_DECLARATION, EditingProbes::typingDeclaration),
                Map.entry(Feature.TYPING_UNSAVED, EditingProbes::typingUnsaved),
                Map.entry(Feature.TYPING_LIST, EditingProbes::typingList),
                Map.entry(Feature.BINDING, EditingProbes::binding),
                Map.entry(Feature.CALL_BINDING, EditingProbes::callBinding),
                Map.entry(Feature.COMPLETION_SAME_FILE, EditingProbes::completionInSameFile),
                Map.entry(Feature.COMPLETION_SAME_PROJECT, projects -> completion(projects, "porter")),
                Map.entry(Feature.COMPLETION_OTHER_PROJECT, projects -> completion(projects, "desk")),
                Map.entry(Feature.COMPLETION_LOCAL, EditingProbes::completionOfLocal),
                Map.entry(Feature.COMPLETION_LIST, EditingProbes::completionInList),
                Map.entry(Feature.FORMATTER, EditingProbes::formatBody),
                Map.entry(Feature.FORMATTER_NO_BODY, EditingProbes::formatNoBody),
                Map.entry(Feature.FORMATTER_LIST, EditingProbes::formatList));
    }

    private static String typingUse(Projects projects) throws JavaModelException {
        try (Editor main = new Editor(projects.unit("application/Main.java"))) {
            main.replace(CALL, "desk.journal();");
            String wrong = main.underlined();
            main.replace("desk.journal();", CALL);
            return wrong + "; " + main.underlined();
        }
    }

    private static String typingDeclaration(Projects projects) throws JavaModelException {
        try (Editor desk = new Editor(projects.unit("library/Desk.java"))) {
            desk.replace("Journal journal", "Journal journal, String text");
            String wrong = desk.underlined();
            desk.replace(", String text", "");
            return wrong + "; " + desk.underlined();
        }
    }

    private static String typingUnsaved(Projects projects) throws JavaModelException {
        try (Editor desk = new Editor(projects.unit("library/Desk.java"));
                Editor main = new Editor(projects.unit("application/Main.java"))) {
            main.replace("new Desk(new Polite(), pages)", "null");
            desk.replace(", Journal journal", "");
            String wrong = main.underlined();
            desk.replace("Greeter greeter", "Greeter greeter, Journal journal");
            return wrong + "; " + main.underlined();
        }
    }

    private static String typingList(Projects projects) throws JavaModelException {
        try (Editor corner = new Editor(projects.unit("application/Corner.java"));
                Editor main = new Editor(projects.unit("application/Main.java"))) {
            corner.replace("List<String> state", "List<Integer> state");
            main.replace(CALL, "new Corner.Listed(null, List.<Integer>of()).greet(null);");
            main.replace("import library.Desk;", "import java.util.List;\nimport library.Desk;");
            String right = main.underlined();
            main.replace(".greet(null)", ".grin(null)");
            return right + "; " + main.underlined();
        }
    }

    private static String binding(Projects projects) {
        List<ITypeBinding> receivers = new ArrayList<>();
        visitCalls(projects, call -> receivers.add(call.getExpression().resolveTypeBinding()));
        ITypeBinding desk = receivers.get(0);
        return "%sclass %s extends %s implements %s; %s"
                .formatted(
                        Modifier.isFinal(desk.getModifiers()) ? "final " : "",
                        desk.getName(),
                        desk.getSuperclass().getName(),
                        names(desk.getInterfaces()),
                        Arrays.stream(desk.getDeclaredMethods())
                                .filter(method -> !method.isConstructor())
                                .map(IBinding::getName)
                                .sorted()
                                .collect(Collectors.joining(", ")));
    }

    private static String callBinding(Projects projects) {
        List<String> elements = new ArrayList<>();
        visitCalls(projects, call -> {
            IJavaElement called = call.resolveMethodBinding().getJavaElement();
            elements.add(called == null ? "none" : called.getParent().getElementName() + "." + called.getElementName());
        });
        return String.join(", ", elements);
    }

    /** Visits the call {@code desk.greet(…)}, in a syntax tree with bindings. */
    private static void visitCalls(Projects projects, Consumer<MethodInvocation> action) {
        ASTParser parser = ASTParser.newParser(AST.getJLSLatest());
        parser.setSource(projects.unit("application/Main.java"));
        parser.setResolveBindings(true);
        CompilationUnit tree = (CompilationUnit) parser.createAST(null);
        tree.accept(new ASTVisitor() {
            @Override
            public boolean visit(MethodInvocation call) {
                if (call.toString().startsWith("desk.greet(")) {
                    action.accept(call);
                }
                return true;
            }
        });
    }

    private static String names(ITypeBinding... types) {
        return Stream.of(types).map(ITypeBinding::getName).collect(Collectors.joining(", "));
    }

    private static String completionInSameFile(Projects projects) throws JavaModelException {
        String path = "library/Desk.java";
        String header = projects.form() == Form.KEYWORD ? "Journal journal);" : "Journal journal) {}";
        try (Editor desk = new Editor(projects.unit(path))) {
            desk.replace(header, "Journal journal) {\n    void with(Desk other) {\n        other.;\n    }\n}");
            return desk.completion(" other.");
        }
    }

    private static String completionOfLocal(Projects projects) throws JavaModelException {
        try (Editor main = new Editor(projects.unit("application/Main.java"))) {
            main.replace(
                    "return new Night(day);", "Night night = new Night(day);\n        night.;\n        return night;");
            return main.completion(" night.");
        }
    }

    private static String completionInList(Projects projects) throws JavaModelException {
        String list = projects.form().list();
        try (Editor corner = new Editor(projects.unit("application/Corner.java"))) {
            corner.replace(list + "Greeter", list + "Greet");
            return corner.completion(list + "Greet");
        }
    }

    private static String completion(Projects projects, String variable) throws JavaModelException {
        try (Editor editor = new Editor(projects.unit("application/Main.java"))) {
            editor.replace("return all(desk,", "/**/ " + variable + ".;\n        return all(desk,");
            return editor.completion("/**/ " + variable + ".");
        }
    }

    /** Formats a file that is all on one line. */
    private static String formatBody(Projects projects) throws Exception {
        String source = projects.text("application/Porter.java");
        String formatted =
                format(projects, source.strip().replaceAll("\\s+", " ").replace("(", "  (  "));
        return formatted.replace("\t", "    ").equals(source.strip()) ? "as it is written" : formatted;
    }

    private static String formatNoBody(Projects projects) throws Exception {
        String source =
                projects.text("library/Desk.java").replaceAll("\\s+", " ").replace("(", "  (  ");
        String formatted = format(projects, source);
        boolean isFormatted = formatted
                .lines()
                .anyMatch(line -> line.matches("public \\w+ Desk\\(Greeter greeter, Journal journal\\)(;| \\{)"));
        return isFormatted && tokens(formatted).equals(tokens(source)) ? "formatted, same tokens" : formatted;
    }

    private static String formatList(Projects projects) throws Exception {
        String source =
                projects.text("application/Corner.java").replace("(", "  (  ").replaceAll(" \\{\n", "{\n");
        String formatted = format(projects, source);
        boolean isFormatted = formatted.contains(
                projects.form() == Form.ANNOTATION ? "record Listed(Polite" : "state) delegates Greeter {");
        return isFormatted && tokens(formatted).equals(tokens(source)) ? "formatted, same tokens" : formatted;
    }

    private static String format(Projects projects, String source) throws BadLocationException {
        TextEdit edit = ToolFactory.createCodeFormatter(
                        projects.javaProjects().get(0).getOptions(true))
                .format(CodeFormatter.K_COMPILATION_UNIT, source, 0, source.length(), 0, "\n");
        if (edit == null) {
            return "not formatted";
        }
        Document document = new Document(source);
        edit.apply(document);
        return document.get();
    }

    private static List<String> tokens(String source) throws InvalidInputException {
        IScanner scanner = ToolFactory.createScanner(false, false, false, "17", "17");
        scanner.setSource(source.toCharArray());
        List<String> tokens = new ArrayList<>();
        while (scanner.getNextToken() != ITerminalSymbols.TokenNameEOF) {
            tokens.add(new String(scanner.getCurrentTokenSource()));
        }
        return tokens;
    }
}
