package dev.emissary.eclipse.server;

import com.google.gson.JsonElement;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A library and an application that uses it, two modules of Maven, with emissaries in one of the forms. A path is that
 * as in {@code library/Desk.java}: the first name is that of the package and the module.
 */
final class Project {
    private static final Path GIVEN = Path.of("src", "test", "projects");
    private static final List<String> MODULES = List.of("library", "application");
    private static final Pattern DECLARATION =
            Pattern.compile("@Emissary(?:\\(\\{(\\w+)[.]class}\\))?\\s+(public )?record (\\w+[^)]*\\))( \\{})?");

    private static final Comparator<String> BY_FILE = Comparator.comparing(error -> error.replaceAll(":.*", ""));
    private static final int CREATED = 1;
    private static final int CHANGED = 2;
    private static final int DELETED = 3;

    private static final int RETRIES = 4;

    private final boolean keyword;
    private final Path root;
    private final String annotations = System.getProperty("emissary.annotations.jar");
    private final Map<String, String> sources = new TreeMap<>();
    private Server server;

    /** Writes the files of a project, in the keyword form or in the annotation form. */
    Project(boolean keyword, Path directory) throws IOException {
        this.keyword = keyword;
        String form = keyword ? "keyword" : "annotation";
        root = directory.resolve(form);
        for (String module : MODULES) {
            Files.createDirectories(file(module + "/"));
            try (Stream<Path> files = Files.list(GIVEN.resolve(module))) {
                for (Path file : files.toList()) {
                    sources.put(module + "/" + file.getFileName(), written(Files.readString(file)));
                }
            }
        }
        for (Map.Entry<String, String> source : sources.entrySet()) {
            Files.writeString(file(source.getKey()), source.getValue());
        }
        for (String pom : List.of("pom.xml", "library/pom.xml", "application/pom.xml")) {
            Files.writeString(
                    root.resolve(pom),
                    Files.readString(GIVEN.resolve("maven").resolve(pom))
                            .replace("FORM", form)
                            .replace("ANNOTATIONS", annotations));
        }
    }

    /** Returns a source or a part of one, which is written in the annotation form, in the form of this project. */
    String written(String source) {
        if (!keyword) {
            return source;
        }
        return DECLARATION
                .matcher(source)
                .replaceAll(declaration -> (declaration.group(2) == null ? "" : "public ") + "emissary "
                        + declaration.group(3)
                        + (declaration.group(1) == null ? "" : " delegates " + declaration.group(1))
                        + (declaration.group(4) == null ? "" : ";"))
                .replaceFirst("import dev[.]emissary[.](Emissary|\\*);\n", "")
                .replaceFirst("^@Emissary\\(\\{", ") delegates ")
                .replaceFirst("^([\\w ]+\\)) \\{}$", "$1;");
    }

    /** Returns the keyword of a declaration. */
    String keyword() {
        return keyword ? "emissary" : "record";
    }

    Path root() {
        return root;
    }

    Server server() {
        return server;
    }

    /** Says which server has imported the project. */
    void openIn(Server opening) {
        server = opening;
    }

    private Path file(String path) {
        return root.resolve(path.substring(0, path.indexOf('/')) + "/src/main/java")
                .resolve(path);
    }

    /** Returns the path of a class. */
    String path(String name) {
        return sources.keySet().stream()
                .filter(path -> path.endsWith("/" + name + ".java"))
                .findFirst()
                .orElse("application/" + name + ".java");
    }

    String address(String path) {
        return file(path).toUri().toString();
    }

    /** Returns the text of a file as it is saved. */
    Text text(String path) {
        return new Text(saved().get(path));
    }

    /** Returns the texts of all files, by their paths. */
    private Map<String, String> saved() {
        Map<String, String> saved = new TreeMap<>();
        for (String module : MODULES) {
            try (Stream<Path> files = Files.list(file(module + "/"))) {
                for (Path file : files.toList()) {
                    saved.put(module + "/" + file.getFileName(), Files.readString(file));
                }
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }
        return saved;
    }

    /** Saves a file, without an editor. */
    void write(String path, String text) throws IOException {
        Map<String, String> before = saved();
        Files.writeString(file(path), text);
        tell(before);
    }

    /** Tells the server what is saved since, and returns the names of the files that are changed or new. */
    private String tell(Map<String, String> before) {
        TreeSet<String> changed = new TreeSet<>();
        List<Map<String, Object>> events = new ArrayList<>();
        Map<String, String> after = saved();
        after.forEach((path, text) -> {
            if (!text.equals(before.get(path))) {
                changed.add(path.replaceAll(".*/|[.]java", ""));
                events.add(Map.of("uri", address(path), "type", before.containsKey(path) ? CHANGED : CREATED));
            }
        });
        before.keySet().stream()
                .filter(path -> !after.containsKey(path))
                .forEach(path -> events.add(Map.of("uri", address(path), "type", DELETED)));
        server.tell("workspace/didChangeWatchedFiles", Map.of("changes", events));
        return String.join(", ", changed);
    }

    /** Saves what the server has answered to a command, and returns the names of the files that are changed or new. */
    String apply(JsonElement edit) throws IOException {
        Map<String, String> before = saved();
        if (edit.getAsJsonObject().has("changes")) {
            for (var change : edit.getAsJsonObject().getAsJsonObject("changes").entrySet()) {
                apply(change.getKey(), change.getValue());
            }
        }
        for (JsonElement change : Json.all(edit, "documentChanges/*").toList()) {
            if (Json.text(change, "kind").equals("rename")) {
                Files.move(
                        Path.of(URI.create(Json.text(change, "oldUri"))),
                        Path.of(URI.create(Json.text(change, "newUri"))));
            } else {
                apply(
                        Json.text(change, "textDocument/uri"),
                        change.getAsJsonObject().get("edits"));
            }
        }
        return tell(before);
    }

    private static void apply(String address, JsonElement edits) throws IOException {
        Path file = Path.of(URI.create(address));
        Files.writeString(file, new Text(Files.readString(file)).apply(edits).text());
    }

    /** Writes all files as they were at first, deletes all others, and builds what has changed. */
    void reset() throws IOException {
        Map<String, String> before = saved();
        if (before.equals(sources)) {
            return;
        }
        for (Map.Entry<String, String> saved : before.entrySet()) {
            if (!saved.getValue().equals(sources.get(saved.getKey()))) {
                Files.delete(file(saved.getKey()));
            }
        }
        for (Map.Entry<String, String> source : sources.entrySet()) {
            if (!source.getValue().equals(before.get(source.getKey()))) {
                Files.writeString(file(source.getKey()), source.getValue());
            }
        }
        tell(before);
        errorsAfterBuild(true);
    }

    /** Builds what has changed, and returns what is wrong then, which may be nothing; the server may see a change late. */
    String errorsAfterBuild(boolean right) {
        String errors = "";
        for (int i = 0; i < RETRIES && (errors.isEmpty() || errors.equals("none") != right); i++) {
            server.build();
            errors = errors();
        }
        return errors;
    }

    /** Returns what is wrong in the whole project, as in {@code Main.java: write}, in the order of the places. */
    String errors() {
        List<String> errors = new ArrayList<>();
        for (String address : server.diagnostics().keySet()) {
            Path file = Path.of(URI.create(address));
            if (file.startsWith(root)) {
                server.errors(address).stream()
                        .sorted(Comparator.comparing((JsonElement error) -> Json.number(error, "range/start/line"))
                                .thenComparing(error -> underlined(file, error)))
                        .forEach(error -> errors.add(file.getFileName() + ": " + underlined(file, error)));
            }
        }
        return errors.isEmpty() ? "none" : errors.stream().sorted(BY_FILE).collect(Collectors.joining("; "));
    }

    private String underlined(Path file, JsonElement error) {
        String path = root.relativize(file).toString().replaceAll("^[^/]*/src/main/java/", "");
        String text = saved().get(path);
        return text == null
                ? Json.text(error, "message")
                : new Text(text).at(error.getAsJsonObject().get("range"));
    }

    /** Returns the class files that the server has written, and the annotations. */
    URLClassLoader classes() throws IOException {
        List<URL> classes = new ArrayList<>(List.of(Path.of(annotations).toUri().toURL()));
        for (String module : MODULES) {
            classes.add(root.resolve(module).resolve("target/classes").toUri().toURL());
        }
        return new URLClassLoader(classes.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
    }
}
