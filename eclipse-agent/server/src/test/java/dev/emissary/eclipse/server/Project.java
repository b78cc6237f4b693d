package dev.emissary.eclipse.server;

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
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.FileChangeType;
import org.eclipse.lsp4j.FileEvent;
import org.eclipse.lsp4j.RenameFile;
import org.eclipse.lsp4j.TextDocumentEdit;
import org.eclipse.lsp4j.WorkspaceEdit;

/**
 * A library and an application that uses it, in one form: two modules of Maven, or two packages of one project that no
 * tool manages. A file is named as in {@code library/Desk.java}; the first name is that of the package and the module.
 */
final class Project {
    private static final Path GIVEN = Path.of("src", "test", "projects");

    private static final int BUILDS = 60;
    private static final int RETRIES = 4;

    private final Form form;
    private final boolean maven;
    private final Path root;
    private final Path annotations;
    private final Map<String, String> sources = new TreeMap<>();
    private Server server;
    private String first = "";

    /** Writes the files of a project. */
    Project(Form form, boolean maven, Path directory, Path annotations) throws IOException {
        this.form = form;
        this.maven = maven;
        this.annotations = annotations;
        root = directory.resolve((maven ? "maven-" : "unmanaged-") + form);
        for (String module : List.of("library", "application")) {
            try (Stream<Path> files = Files.list(GIVEN.resolve(module))) {
                for (Path file : files.toList()) {
                    sources.put(module + "/" + file.getFileName(), form.of(Files.readString(file)));
                }
            }
        }
        for (Map.Entry<String, String> source : sources.entrySet()) {
            store(file(source.getKey()), source.getValue());
        }
        if (!maven) {
            store(root.resolve("lib/annotations.jar"), "");
            Files.write(root.resolve("lib/annotations.jar"), Files.readAllBytes(annotations));
            return;
        }
        for (String pom : List.of("pom.xml", "library/pom.xml", "application/pom.xml")) {
            store(
                    root.resolve(pom),
                    Files.readString(GIVEN.resolve("maven").resolve(pom))
                            .replace("FORM", form.toString())
                            .replace("ANNOTATIONS", annotations.toString()));
        }
    }

    private static void store(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    /** Returns the directory of the project. */
    Path root() {
        return root;
    }

    Form form() {
        return form;
    }

    boolean isMaven() {
        return maven;
    }

    Server server() {
        return server;
    }

    /** Opens the project in a server, and waits until it is built. */
    void openIn(Server opening) throws IOException {
        server = opening;
        // What no tool manages is a project as soon as a file of it is open.
        try (Editor polite = new Editor(this, "library/Polite.java")) {
            polite.errors();
            for (int i = 0; i < BUILDS && !Files.exists(output("library").resolve("library/Polite.class")); i++) {
                server.build();
            }
        }
        server.build();
        first = errors();
    }

    private Path output(String module) throws IOException {
        if (maven) {
            return root.resolve(module).resolve("target/classes");
        }
        try (Stream<Path> files = Files.list(server.data())) {
            return files.filter(file -> file.getFileName().toString().startsWith(root.getFileName() + "_"))
                    .findFirst()
                    .orElse(root)
                    .resolve("bin");
        }
    }

    private Path file(String path) {
        return maven
                ? root.resolve(path.substring(0, path.indexOf('/')) + "/src/main/java")
                        .resolve(path)
                : root.resolve("src").resolve(path);
    }

    /** Returns the address of a file. */
    String address(String path) {
        return file(path).toUri().toString();
    }

    /** Returns the text of a file as it is saved. */
    Text text(String path) {
        try {
            return new Text(Files.readString(file(path)));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Returns the names of the files that are saved. */
    private List<String> paths() throws IOException {
        List<String> paths = new ArrayList<>();
        for (String module : List.of("library", "application")) {
            try (Stream<Path> files = Files.list(file(module + "/"))) {
                files.forEach(file -> paths.add(module + "/" + file.getFileName()));
            }
        }
        return paths;
    }

    /** Saves a file, without an editor. */
    void write(String path, String text) throws IOException {
        FileChangeType change = Files.exists(file(path)) ? FileChangeType.Changed : FileChangeType.Created;
        Files.writeString(file(path), text);
        server.changed(List.of(new FileEvent(address(path), change)));
    }

    private void delete(String path) throws IOException {
        Files.delete(file(path));
        server.changed(List.of(new FileEvent(address(path), FileChangeType.Deleted)));
    }

    /** Replaces the only occurrence of a text in a saved file. */
    void replace(String path, String text, String by) throws IOException {
        write(path, text(path).replace(text, by).text());
    }

    /** Saves what the server has answered to a command, and returns the names of the files that are changed or new. */
    String apply(WorkspaceEdit edit) throws IOException {
        Map<String, String> before = new TreeMap<>();
        for (String path : paths()) {
            before.put(path, text(path).text());
        }
        if (edit.getDocumentChanges() != null) {
            for (var change : edit.getDocumentChanges()) {
                if (change.isLeft()) {
                    TextDocumentEdit edits = change.getLeft();
                    Path file = Path.of(URI.create(edits.getTextDocument().getUri()));
                    Files.writeString(
                            file,
                            new Text(Files.readString(file))
                                    .apply(edits.getEdits())
                                    .text());
                } else if (change.getRight() instanceof RenameFile rename) {
                    Files.move(Path.of(URI.create(rename.getOldUri())), Path.of(URI.create(rename.getNewUri())));
                }
            }
        } else {
            for (var change : edit.getChanges().entrySet()) {
                Path file = Path.of(URI.create(change.getKey()));
                Files.writeString(
                        file,
                        new Text(Files.readString(file))
                                .apply(change.getValue())
                                .text());
            }
        }
        List<String> changed = new ArrayList<>();
        for (String path : paths()) {
            if (!text(path).text().equals(before.get(path))) {
                changed.add(path.replaceAll(".*/|[.]java", ""));
            }
        }
        List<FileEvent> events = new ArrayList<>();
        for (String path : paths()) {
            events.add(new FileEvent(
                    address(path), before.containsKey(path) ? FileChangeType.Changed : FileChangeType.Created));
            before.remove(path);
        }
        before.keySet().forEach(path -> events.add(new FileEvent(address(path), FileChangeType.Deleted)));
        server.changed(events);
        return changed.stream().sorted().collect(Collectors.joining(", "));
    }

    /** Writes all files as they were at first, deletes all others, and builds what has changed. */
    void reset() throws IOException {
        boolean changed = false;
        for (String path : paths()) {
            if (!sources.containsKey(path)) {
                delete(path);
                changed = true;
            }
        }
        for (Map.Entry<String, String> source : sources.entrySet()) {
            if (!Files.exists(file(source.getKey()))
                    || !text(source.getKey()).text().equals(source.getValue())) {
                write(source.getKey(), source.getValue());
                changed = true;
            }
        }
        for (int i = 0; changed && i < RETRIES; i++) {
            server.build();
            changed = !errors().equals(first);
        }
    }

    /** Builds what has changed, and returns what is wrong then; at times the server sees a change late. */
    String errorsAfterBuild() {
        String errors = first;
        for (int i = 0; i < RETRIES && errors.equals(first); i++) {
            server.build();
            errors = errors();
        }
        return errors;
    }

    /** Builds what has been renamed, and returns what is wrong then; at times the server sees a file late. */
    String errorsAfterRename() {
        String errors = "";
        for (int i = 0; i < RETRIES && !errors.equals("none"); i++) {
            server.build();
            errors = errors();
        }
        return errors;
    }

    /** Returns what is wrong in the whole project, as in {@code Main.java: write}, in the order of the places. */
    String errors() {
        String errors = problems().stream()
                .filter(problem -> problem.diagnostic().getSeverity() == DiagnosticSeverity.Error)
                .map(problem -> problem.file() + ": " + problem.text())
                .collect(Collectors.joining("; "));
        return errors.isEmpty() ? "none" : errors;
    }

    /**
     * A problem in a file, as it is saved.
     *
     * @param file the name of the file, or of a directory
     * @param text what is underlined
     * @param diagnostic what is told
     */
    record Problem(String file, String text, Diagnostic diagnostic) {}

    /** Builds what has changed, and returns all problems, which are in so many files. */
    List<Problem> problemsAfterBuild(int files) {
        for (int i = 0;
                i < RETRIES && problems().stream().map(Problem::file).distinct().count() < files;
                i++) {
            server.build();
        }
        return problems();
    }

    /** Returns all problems, in the order of their places. */
    List<Problem> problems() {
        List<Problem> problems = new ArrayList<>();
        server.client().diagnostics().forEach((address, diagnostics) -> {
            Path file = Path.of(URI.create(address));
            if (file.startsWith(root)) {
                for (Diagnostic diagnostic : diagnostics) {
                    problems.add(new Problem(file.getFileName().toString(), underlined(file, diagnostic), diagnostic));
                }
            }
        });
        problems.sort(Comparator.comparing(Problem::file)
                .thenComparing(
                        problem -> problem.diagnostic().getRange().getStart().getLine())
                .thenComparing(Problem::text));
        return problems;
    }

    private static String underlined(Path file, Diagnostic diagnostic) {
        try {
            return Files.isRegularFile(file)
                    ? new Text(Files.readString(file)).at(diagnostic.getRange())
                    : diagnostic.getMessage();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Returns the class files that the server has written, and the annotations. */
    URLClassLoader classes() throws IOException {
        List<URL> classes = new ArrayList<>(List.of(annotations.toUri().toURL()));
        for (String module : List.of("library", "application")) {
            classes.add(output(module).toUri().toURL());
        }
        return new URLClassLoader(classes.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
    }
}
