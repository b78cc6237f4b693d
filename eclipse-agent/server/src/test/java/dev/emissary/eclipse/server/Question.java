package dev.emissary.eclipse.server;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A question of the page: about the place of the cursor ‸ in a file, about a file after a text becomes another one, or
 * in words of its own.
 */
final class Question {
    private static final Pattern PLACE = Pattern.compile("([\\w ]*)`(.*‸.*)` in `(\\w+)`(?: to `(\\w+)`)?");
    private static final Pattern CHANGE = Pattern.compile("`(.*)` becomes `(.*)` in `(\\w+)`.*");
    private static final String CALL = "desk.write(desk.greet(\"Ada\"))";

    private static final Collector<CharSequence, ?, String> COMMA = Collectors.joining(", ");

    private Question() {}

    /** Returns what a server answers. */
    static String ask(String area, String question, Project project) throws Exception {
        Matcher place = PLACE.matcher(question);
        Matcher change = CHANGE.matcher(question);
        if (change.matches()) {
            String part = project.written(change.group(1));
            return afterChange(area, part, project.written(change.group(2)), change.group(3), project);
        }
        if (place.matches()) {
            String part = project.written(place.group(2));
            if (area.equals("Rename")) {
                return rename(part, place.group(3), place.group(4), project);
            }
            try (Editor editor = new Editor(project, place.group(3))) {
                return at((area + " " + place.group(1)).strip(), part, editor, project);
            }
        }
        return inWords(area, question, project);
    }

    private static String inWords(String area, String question, Project project) throws Exception {
        String file = question.replaceAll(".*in `(\\w+)`$", "$1");
        return switch (question.replaceAll("`[^`]*`", "…")) {
            case "problems of both modules" -> project.errors();
            case "what the program prints" -> program(project);
            case "the class file of …" -> classFile(project);
            case "a method is added to …: the emissaries that have it, and what is wrong then" -> methodAdded(project);
            case "another file after a change of … that is not saved" -> unsaved(project);
            case "calls of …, which has an explicit list, in another file after a change that is not saved" ->
                list(project);
            case "a declaration character by character: errors at last, and failures of the server" -> typed(project);
            case "the first letters of the keyword" -> keyword(project);
            case "all of … on one line" -> onOneLine(project);
            case "the header … in …" -> header(question.replaceAll("the header `(.*)` in .*", "$1"), file, project);
            case "what can be folded in …" -> folding(project);
            case "names in …" -> {
                try (Editor editor = new Editor(project, file)) {
                    yield outline(editor);
                }
            }
            case "all in …" -> lenses(file, project);
            case "of a file with an interface in its explicit list only" -> organizeImports(project);
            default -> throw new IllegalArgumentException(area + ": " + question);
        };
    }

    private static String afterChange(String area, String part, String by, String file, Project project)
            throws IOException {
        if (area.equals("Incremental build")) {
            String path = project.path(file);
            project.write(path, project.text(path).replace(part, by).text());
            return project.errorsAfterBuild(false);
        }
        try (Editor editor = new Editor(project, file)) {
            editor.replace(part, by.replace("‸", ""));
            switch (area) {
                case "Completion" -> {
                    return editor.completion(by);
                }
                case "Quick fixes" -> {
                    return editor.underlined() + ": " + fixes(editor);
                }
                case "Errors while typing" -> {
                    String message = Json.text(editor.errors().get(0), "message")
                            .lines()
                            .findFirst()
                            .orElse("");
                    String wrong = editor.underlined() + ": " + message;
                    editor.replace(by, part);
                    return wrong + "; " + editor.underlined();
                }
                default -> throw new IllegalArgumentException(area);
            }
        }
    }

    private static String at(String kind, String part, Editor editor, Project project) {
        JsonObject place = editor.text().position(part);
        Map<String, Object> at = Map.of("position", place, "context", Map.of("includeDeclaration", false));
        return switch (kind) {
            case "Definition" -> places(editor.ask("definition", at));
            case "Type definition" -> places(editor.ask("typeDefinition", at));
            case "Implementations" -> places(editor.ask("implementation", at));
            case "References" -> places(editor.ask("references", at));
            case "Highlights" ->
                Json.all(editor.ask("documentHighlight", at), "*/range")
                        .map(editor.text()::at)
                        .collect(COMMA);
            case "Hover" ->
                Json.all(editor.ask("hover", at), "contents/*")
                        .map(item -> item.isJsonObject() ? Json.text(item, "value") : item.getAsString())
                        .filter(text -> !text.startsWith("Source:"))
                        .map(text -> text.lines().findFirst().orElse(""))
                        .collect(Collectors.joining(": "));
            case "Signature help" ->
                Json.texts(editor.ask("signatureHelp", at), "signatures/*/label")
                        .collect(COMMA);
            case "Inlay hints" -> {
                JsonObject next = Json.position(Json.number(place, "line") + 1, 0);
                Map<String, Object> range = Map.of("start", place, "end", next);
                yield Json.all(editor.ask("inlayHint", Map.of("range", range)), "*/label")
                        .map(label -> label.isJsonArray()
                                ? Json.texts(label, "*/value").findFirst().orElseThrow()
                                : label.getAsString())
                        .collect(Collectors.joining(" "));
            }
            case "Coloring the line of" -> tokens(Json.number(place, "line"), editor, project);
            case "Type hierarchy supertypes of" ->
                hierarchy(editor.ask("prepareTypeHierarchy", at), "typeHierarchy/supertypes", project);
            case "Type hierarchy subtypes of" ->
                hierarchy(editor.ask("prepareTypeHierarchy", at), "typeHierarchy/subtypes", project);
            case "Call hierarchy callers of" ->
                calls(editor.ask("prepareCallHierarchy", at), "incomingCalls", "*/from/name", project);
            case "Call hierarchy calls in" ->
                calls(editor.ask("prepareCallHierarchy", at), "outgoingCalls", "*/to/name", project);
            default -> throw new IllegalArgumentException(kind);
        };
    }

    private static String program(Project project) throws Exception {
        try (URLClassLoader loader = project.classes()) {
            return String.valueOf(
                    loader.loadClass("application.Main").getMethod("run").invoke(null));
        }
    }

    private static String classFile(Project project) throws Exception {
        try (URLClassLoader loader = project.classes()) {
            Class<?> desk = loader.loadClass("library.Desk");
            return "%s class extends %s implements %s; %s"
                    .formatted(
                            Modifier.toString(desk.getModifiers()),
                            desk.getSuperclass().getSimpleName(),
                            Arrays.stream(desk.getInterfaces())
                                    .map(Class::getSimpleName)
                                    .collect(COMMA),
                            names(Arrays.stream(desk.getDeclaredMethods()).map(Method::getName)));
        }
    }

    private static String methodAdded(Project project) throws Exception {
        String errors = afterChange(
                "Incremental build", "String greet(", "String part(String name); String greet(", "Greeter", project);
        List<String> found = new ArrayList<>();
        try (URLClassLoader loader = project.classes()) {
            for (String name :
                    List.of("library.Desk", "application.Herald", "application.Main$1Night", "application.Porter")) {
                if (Stream.of(loader.loadClass(name).getDeclaredMethods())
                        .anyMatch(method -> method.getName().equals("part"))) {
                    found.add(name.substring(name.indexOf('.') + 1));
                }
            }
        }
        return String.join(", ", found) + "; " + errors;
    }

    private static String unsaved(Project project) {
        try (Editor desk = new Editor(project, "Desk");
                Editor main = new Editor(project, "Main")) {
            desk.replace(", Journal journal", "");
            main.replace("new Desk(new Polite(), pages)", "null");
            String wrong = main.underlined();
            desk.replace("Greeter greeter", "Greeter greeter, Journal journal");
            main.replace("desk = null", "desk =  null");
            return wrong + "; " + main.underlined();
        }
    }

    private static String list(Project project) {
        try (Editor corner = new Editor(project, "Corner");
                Editor main = new Editor(project, "Main")) {
            corner.replace("List<String> state", "List<Integer> state");
            main.replace(CALL, "new Corner.Listed(null, java.util.List.<Integer>of()).greet(null)");
            String right = main.underlined();
            main.replace(".greet(null)", ".grin(null)");
            return right + "; " + main.underlined();
        }
    }

    /** Types a declaration, with a question after each character. */
    private static String typed(Project project) throws IOException {
        String declaration = project.written("@Emissary\nrecord Bell(Greeter greeter, Iterable<Greeter> all) {}")
                .replace(";", " {}");
        String rest = "\n\nclass Tower {\n    String ring(Bell bell) {\n        return bell.greet(\"\");\n    }\n}\n";
        String start = "package application;\n\nimport dev.emissary.Emissary;\nimport library.Greeter;\n\n";
        project.server().takeFailures();
        int outlines = 0;
        project.write("application/Bell.java", start + rest);
        try (Editor bell = new Editor(project, "Bell")) {
            for (int typed = 1; typed <= declaration.length(); typed++) {
                bell.set(new Text(start + declaration.substring(0, typed) + rest));
                if (outline(bell).contains("Tower")) {
                    outlines++;
                }
            }
            String errors = bell.underlined();
            List<String> failures = project.server().takeFailures();
            return "%s; the server says %s, and Tower is in %s outline"
                    .formatted(
                            errors,
                            failures.isEmpty() ? "no error" : failures.get(0),
                            outlines == declaration.length() ? "each" : outlines + " of " + declaration.length());
        }
    }

    private static String keyword(Project project) {
        String start = "package library;\n\npublic " + project.keyword().substring(0, 4);
        try (Editor editor = new Editor(project, "Desk", new Text(start))) {
            boolean found = editor.proposals(start + "‸").stream()
                    .anyMatch(item -> Json.text(item, "label").equals(project.keyword()));
            return found ? "the keyword" : "none";
        }
    }

    private static String fixes(Editor editor) {
        String titles = editor.errors().stream()
                .map(problem -> editor.ask(
                        "codeAction",
                        Map.of(
                                "range", problem.getAsJsonObject().get("range"),
                                "context", Map.of("diagnostics", List.of(problem), "only", List.of("quickfix")))))
                .flatMap(actions -> Json.texts(actions, "*/title"))
                .collect(COMMA);
        return titles.isEmpty() ? "none" : titles;
    }

    private static String onOneLine(Project project) {
        String source = project.text(project.path("Porter")).text();
        return format("Porter", source, project).equals(source) ? "as it is written" : "not as it is written";
    }

    private static String header(String header, String file, Project project) {
        String source = project.text(project.path(file)).text();
        String formatted = format(file, source, project);
        boolean sameTokens = formatted.replaceAll("\\s+", "").equals(source.replaceAll("\\s+", ""));
        boolean found = formatted
                .replaceAll("[{] ([\\w.]+) [}]", "{$1}")
                .replaceAll("(@Emissary\\S*)\\s+", "$1 ")
                .replaceAll("\\{\\s+}", "{}")
                .contains(project.written(header));
        return found && sameTokens ? "is written so again" : formatted;
    }

    /** Formats a file of which all is on one line. */
    private static String format(String file, String source, Project project) {
        String line = source.strip().replaceAll("\\s+", " ").replace("(", "  (  ");
        try (Editor editor = new Editor(project, file, new Text(line))) {
            JsonElement edits = editor.ask("formatting", Map.of("options", Map.of("tabSize", 4, "insertSpaces", true)));
            return editor.text().apply(edits).text().strip() + "\n";
        }
    }

    private static String folding(Project project) {
        try (Editor porter = new Editor(project, "Porter")) {
            List<String> lines = porter.text().text().lines().toList();
            return Json.all(porter.ask("foldingRange", Map.of()), "*")
                    .filter(range -> Json.text(range, "kind").isEmpty())
                    .map(range -> lines.get(Json.number(range, "startLine")))
                    .map(line -> line.replaceAll("<[^>]*>|[({].*", "").strip().replaceAll(".* ", ""))
                    .collect(Collectors.joining("; "));
        }
    }

    /** Returns the colored words of a line, in the order in which they are told. */
    private static String tokens(int wanted, Editor editor, Project project) {
        List<Integer> data = Json.all(editor.ask("semanticTokens/full", Map.of()), "data/*")
                .map(JsonElement::getAsInt)
                .toList();
        List<String> tokens = new ArrayList<>();
        String[] lines = editor.text().text().split("\n");
        int line = 0;
        int from = 0;
        for (int i = 0; i < data.size(); i += 5) {
            if (data.get(i) < 0 || data.get(i) == 0 && data.get(i + 1) < 0) {
                return "a token before another";
            }
            line += data.get(i);
            from = data.get(i + 1) + (data.get(i) == 0 ? from : 0);
            if (line == wanted) {
                String word = lines[line].substring(from, from + data.get(i + 2));
                tokens.add(word.equals(project.keyword()) ? "the keyword" : word);
            }
        }
        return String.join(", ", tokens);
    }

    private static String outline(Editor editor) {
        return flat(editor.ask("documentSymbol", Map.of()), "*").collect(COMMA);
    }

    private static Stream<String> flat(JsonElement symbols, String path) {
        return Json.all(symbols, path)
                .flatMap(symbol -> Stream.concat(Json.texts(symbol, "name"), flat(symbol, "children/*")));
    }

    private static String places(JsonElement found) {
        return names(Json.all(found, "*").map(Question::place));
    }

    private static String names(Stream<String> names) {
        return names.map(name -> name.replaceAll(" : .*", "")).sorted().collect(COMMA);
    }

    /** Returns the name at a place, with the name of its file. */
    private static String place(JsonElement location) {
        URI address = URI.create(Json.text(location, "uri"));
        String file = address.getPath().replaceAll(".*/|[.](java|class)$", "");
        if (!address.getScheme().equals("file")) {
            return file;
        }
        try {
            Text text = new Text(Files.readString(Path.of(address)));
            String name = text.at(location.getAsJsonObject().get("range")).replaceAll("\\W.*", "");
            return name.equals(file) ? name : file + "." + name;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static String hierarchy(JsonElement roots, String method, Project project) {
        TreeSet<String> names = new TreeSet<>();
        List<JsonElement> open = new ArrayList<>(roots.getAsJsonArray().asList());
        while (!open.isEmpty()) {
            JsonElement found = project.server().ask(method, Map.of("item", open.remove(0)));
            Json.all(found, "*")
                    .filter(type -> names.add(Json.text(type, "name")))
                    .forEach(open::add);
        }
        return String.join(", ", names);
    }

    private static String calls(JsonElement items, String method, String path, Project project) {
        JsonElement item = items.getAsJsonArray().get(0);
        return names(Json.texts(project.server().ask("callHierarchy/" + method, Map.of("item", item)), path)
                .distinct());
    }

    private static String lenses(String file, Project project) {
        try (Editor editor = new Editor(project, file)) {
            return names(Json.all(editor.ask("codeLens", Map.of()), "*")
                    .map(lens -> editor.text().at(lens.getAsJsonObject().get("range")) + " "
                            + Json.text(project.server().ask("codeLens/resolve", lens), "command/title")));
        }
    }

    /** Renames what a name stands for, and returns what is wrong then, and which files have changed. */
    private static String rename(String part, String file, String to, Project project) throws IOException {
        JsonElement edit;
        try (Editor editor = new Editor(project, file)) {
            Map<String, Object> at = Map.of("position", editor.text().position(part), "newName", to);
            if (Json.all(editor.ask("prepareRename", at), "start").findAny().isEmpty()) {
                return "refused";
            }
            edit = editor.ask("rename", at);
        }
        String changed = project.apply(edit);
        return project.errorsAfterBuild(true) + "; " + changed;
    }

    /** Organizes the imports of a file that uses an interface in its explicit list only. */
    private static String organizeImports(Project project) throws IOException {
        String path = "application/Listing.java";
        project.write(path, project.written("""
                package application;

                import dev.emissary.Emissary;
                import library.Greeter;
                import library.Journal;
                import library.Polite;

                @Emissary({Greeter.class})
                record Listing(Polite polite, int state) {}
                """));
        project.server().build();
        try (Editor editor = new Editor(project, "Listing")) {
            JsonObject first = Json.position(0, 0);
            Map<String, Object> context = Map.of("diagnostics", List.of(), "only", List.of("source.organizeImports"));
            JsonElement actions =
                    editor.ask("codeAction", Map.of("range", Map.of("start", first, "end", first), "context", context));
            JsonElement action = Json.all(actions, "*")
                    .filter(found -> Json.text(found, "kind").equals("source.organizeImports"))
                    .findFirst()
                    .orElseThrow();
            project.apply(project.server()
                    .ask("codeAction/resolve", action)
                    .getAsJsonObject()
                    .get("edit"));
        }
        return project.text(path)
                .text()
                .lines()
                .filter(line -> line.startsWith("import library."))
                .map(line -> line.replaceAll("import |;", ""))
                .collect(COMMA);
    }
}
