package dev.emissary.eclipse.server;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SignatureHelpParams;

/** What an editor shows while a file with emissaries, or a file that uses them, is edited and not yet saved. */
final class Editing {
    private static final String DESK = "library/Desk.java";
    private static final String MAIN = "application/Main.java";
    private static final String CORNER = "application/Corner.java";
    private static final String CALL = "desk.write(desk.greet(\"Ada\"));";

    private Editing() {}

    static String use(Project project) {
        try (Editor main = new Editor(project, MAIN)) {
            main.replace(CALL, "desk.journal();");
            String wrong = main.underlined();
            main.replace("desk.journal();", CALL);
            return wrong + "; " + main.underlined();
        }
    }

    static String declaration(Project project) {
        try (Editor desk = new Editor(project, DESK)) {
            desk.replace("Journal journal", "Journal journal, String text");
            String wrong = desk.underlined();
            desk.replace(", String text", "");
            return wrong + "; " + desk.underlined();
        }
    }

    static String unsaved(Project project) {
        try (Editor desk = new Editor(project, DESK);
                Editor main = new Editor(project, MAIN)) {
            desk.replace(", Journal journal", "");
            main.replace("new Desk(new Polite(), pages)", "null");
            String wrong = main.underlined();
            desk.replace("Greeter greeter", "Greeter greeter, Journal journal");
            main.replace("desk = null", "desk =  null");
            return wrong + "; " + main.underlined();
        }
    }

    static String list(Project project) {
        try (Editor corner = new Editor(project, CORNER);
                Editor main = new Editor(project, MAIN)) {
            corner.replace("List<String> state", "List<Integer> state");
            main.replace(CALL, "new Corner.Listed(null, List.<Integer>of()).greet(null);");
            main.replace("import library.Desk;", "import java.util.List;\nimport library.Desk;");
            String right = main.underlined();
            main.replace(".greet(null)", ".grin(null)");
            return right + "; " + main.underlined();
        }
    }

    /** Types a declaration, with a question after each character. */
    static String typed(Project project) throws IOException {
        String declaration = project.form()
                .of("@Emissary\nrecord Bell(Greeter greeter, Iterable<Greeter> all) {}")
                .replace(";", " {}");
        String rest = "\n\nclass Tower {\n    String ring(Bell bell) {\n        return bell.greet(\"\");\n    }\n}\n";
        String start = "package application;\n\nimport dev.emissary.Emissary;\nimport library.Greeter;\n\n";
        project.server().client().takeFailures();
        int outlines = 0;
        project.write("application/Bell.java", start + rest);
        try (Editor bell = new Editor(project, "application/Bell.java")) {
            for (int typed = 1; typed <= declaration.length(); typed++) {
                bell.set(new Text(start + declaration.substring(0, typed) + rest));
                if (Navigation.outline(bell, project).contains("Tower")) {
                    outlines++;
                }
            }
            String errors = bell.underlined();
            List<String> failures = project.server().client().takeFailures();
            return "%s; the server says %s, and Tower is in %s outline"
                    .formatted(
                            errors,
                            failures.isEmpty() ? "no error" : failures.get(0),
                            outlines == declaration.length() ? "each" : outlines + " of " + declaration.length());
        }
    }

    static String completionInSameFile(Project project) {
        String header = project.form() == Form.KEYWORD ? "Journal journal);" : "Journal journal) {}";
        try (Editor desk = new Editor(project, DESK)) {
            desk.replace(header, "Journal journal) {\n    void with(Desk other) {\n        other.;\n    }\n}");
            return desk.completion(" other.");
        }
    }

    static String completionOfLocal(Project project) {
        try (Editor main = new Editor(project, MAIN)) {
            main.replace(
                    "return new Night(day);", "Night night = new Night(day);\n        night.;\n        return night;");
            return main.completion(" night.");
        }
    }

    static String completionInList(Project project) {
        String list = project.form().list();
        try (Editor corner = new Editor(project, CORNER)) {
            corner.replace(list + "Greeter", list + "Greet");
            return corner.completion(list + "Greet");
        }
    }

    static String completion(Project project, String variable) {
        try (Editor editor = new Editor(project, MAIN)) {
            editor.replace("return all(desk,", "/**/ " + variable + ".;\n        return all(desk,");
            return editor.completion("/**/ " + variable + ".");
        }
    }

    static String completionOfKeyword(Project project) {
        String start = "package library;\n\npublic " + project.form().keyword().substring(0, 4);
        try (Editor editor = new Editor(project, DESK, new Text(start))) {
            return editor.proposals(start).stream()
                            .anyMatch(item ->
                                    item.getLabel().equals(project.form().keyword()))
                    ? "the keyword"
                    : "none";
        }
    }

    static String signature(Project project) {
        try (Editor main = new Editor(project, MAIN)) {
            return Server.get(project.server()
                            .documents()
                            .signatureHelp(new SignatureHelpParams(main.document(), main.position("desk.greet(", ""))))
                    .getSignatures()
                    .stream()
                    .map(signature -> signature.getLabel())
                    .collect(Collectors.joining(", "));
        }
    }

    static String inlayHints(Project project) {
        try (Editor main = new Editor(project, MAIN)) {
            Position begin = main.position("desk.write", "desk");
            Position end = new Position(begin.getLine() + 1, 0);
            return Server.get(project.server()
                            .documents()
                            .inlayHint(new InlayHintParams(main.document(), new Range(begin, end))))
                    .stream()
                    .map(hint -> hint.getLabel().isLeft()
                            ? hint.getLabel().getLeft()
                            : hint.getLabel().getRight().get(0).getValue())
                    .collect(Collectors.joining(" "));
        }
    }

    /** Returns what is wrong after a text is replaced, and the titles of the quick fixes. */
    static String fixes(Project project, String path, String text, String by) {
        try (Editor editor = new Editor(project, path)) {
            editor.replace(text, by);
            List<String> titles = new ArrayList<>();
            for (Diagnostic problem : editor.errors()) {
                CodeActionContext context = new CodeActionContext(List.of(problem), List.of("quickfix"));
                Server.get(project.server()
                                .documents()
                                .codeAction(new CodeActionParams(editor.document(), problem.getRange(), context)))
                        .forEach(action -> titles.add(
                                action.isLeft()
                                        ? action.getLeft().getTitle()
                                        : action.getRight().getTitle()));
            }
            return editor.underlined() + ": " + (titles.isEmpty() ? "none" : String.join(", ", titles));
        }
    }

    /** Formats a file of which all is on one line. */
    static String formatBody(Project project) {
        String source = project.text("application/Porter.java").text().strip();
        String formatted = format(
                project,
                "application/Porter.java",
                source.replaceAll("\\s+", " ").replace("(", "  (  "));
        return formatted.strip().equals(source) ? "as it is written" : formatted;
    }

    static String formatNoBody(Project project) {
        String source = project.text(DESK).text().replaceAll("\\s+", " ").replace("(", "  (  ");
        return formatted(project, DESK, source, "public \\w+ Desk\\(Greeter greeter, Journal journal\\)(;| \\{)");
    }

    static String formatList(Project project) {
        String source = project.text(CORNER).text().replace("(", "  (  ").replaceAll(" \\{\n", "{\n");
        return formatted(
                project,
                CORNER,
                source,
                project.form() == Form.ANNOTATION ? "record Listed\\(Polite" : "state\\) delegates Greeter \\{");
    }

    private static String formatted(Project project, String path, String source, String expected) {
        String formatted = format(project, path, source);
        boolean isFormatted = Pattern.compile(expected).matcher(formatted).find();
        boolean sameTokens = formatted.replaceAll("\\s+", "").equals(source.replaceAll("\\s+", ""));
        return isFormatted && sameTokens ? "formatted, same tokens" : formatted;
    }

    private static String format(Project project, String path, String source) {
        try (Editor editor = new Editor(project, path, new Text(source))) {
            var edits = Server.get(project.server()
                    .documents()
                    .formatting(new DocumentFormattingParams(editor.document(), new FormattingOptions(4, true))));
            return editor.text().apply(edits).text();
        }
    }

    static String folding(Project project) {
        try (Editor porter = new Editor(project, "application/Porter.java")) {
            return Server.get(
                            project.server().documents().foldingRange(new FoldingRangeRequestParams(porter.document())))
                    .stream()
                    .filter(range -> range.getKind() == null)
                    .map(range -> porter.text().text().lines().toList().get(range.getStartLine()))
                    .map(line -> line.replaceAll("<[^>]*>|[({].*", "").strip().replaceAll(".* ", ""))
                    .collect(Collectors.joining("; "));
        }
    }

    /** Returns the colored words of the line of a declaration, in the order in which they are told. */
    static String tokens(Project project, String path, String line) {
        try (Editor editor = new Editor(project, path)) {
            List<Integer> data = Server.get(project.server()
                            .documents()
                            .semanticTokensFull(new SemanticTokensParams(editor.document())))
                    .getData();
            int wanted = editor.position(line, line).getLine();
            List<String> tokens = new ArrayList<>();
            Position at = new Position(0, 0);
            for (int i = 0; i < data.size(); i += 5) {
                if (data.get(i) < 0 || data.get(i) == 0 && data.get(i + 1) < 0) {
                    return "a token before another";
                }
                at = new Position(
                        at.getLine() + data.get(i),
                        data.get(i) == 0 ? at.getCharacter() + data.get(i + 1) : data.get(i + 1));
                if (at.getLine() == wanted) {
                    Position end = new Position(at.getLine(), at.getCharacter() + data.get(i + 2));
                    String word = editor.text().at(new Range(at, end));
                    tokens.add(word.equals(project.form().keyword()) ? "the keyword" : word);
                }
            }
            return String.join(", ", tokens);
        }
    }
}
