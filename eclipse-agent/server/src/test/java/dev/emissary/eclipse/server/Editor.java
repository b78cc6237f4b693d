package dev.emissary.eclipse.server;

import com.google.gson.JsonElement;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** An open editor: a file as it is while it is edited, which all others see before it is saved. */
final class Editor implements AutoCloseable {
    private static final Set<String> OF_OBJECT =
            Set.of("clone", "equals", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait");
    /** Texts, keywords and snippets. */
    private static final Set<String> OTHERS = Set.of("1", "14", "15");

    private final Server server;
    private final String address;
    private Text text;
    private int version = 1;

    /** Opens a file by the name of its class. */
    Editor(Project project, String name) {
        this(project, name, project.text(project.path(name)));
    }

    /** Opens a file with another text than the saved one. */
    Editor(Project project, String name, Text text) {
        server = project.server();
        address = project.address(project.path(name));
        this.text = text;
        server.tell(
                "textDocument/didOpen",
                Map.of(
                        "textDocument",
                        Map.of("uri", address, "languageId", "java", "version", version, "text", text.text())));
    }

    Text text() {
        return text;
    }

    /** Waits for an answer about an open file; the method and its parameters are those of the protocol. */
    JsonElement ask(String method, Map<String, ?> more) {
        Map<String, Object> parameters = new HashMap<>(more);
        parameters.put("textDocument", Map.of("uri", address));
        return server.ask("textDocument/" + method, parameters);
    }

    /** Replaces the only occurrence of a text. */
    void replace(String part, String by) {
        set(text.replace(part, by));
    }

    void set(Text changed) {
        text = changed;
        version++;
        server.diagnostics().remove(address);
        server.tell(
                "textDocument/didChange",
                Map.of(
                        "textDocument", Map.of("uri", address, "version", version),
                        "contentChanges", List.of(Map.of("text", text.text()))));
    }

    /** Returns the errors that are shown after the last key has been pressed. */
    List<JsonElement> errors() {
        server.await(address);
        return server.errors(address);
    }

    /** Returns what is underlined as wrong, or {@code none}. */
    String underlined() {
        String errors = errors().stream()
                .flatMap(problem -> Json.all(problem, "range"))
                .map(text::at)
                .sorted()
                .collect(Collectors.joining(", "));
        return errors.isEmpty() ? "none" : errors;
    }

    /**
     * Returns the names that are proposed at a place, with parameters, without members of Object; keywords if there are
     * no names.
     */
    String completion(String part) {
        List<JsonElement> proposals = proposals(part);
        List<JsonElement> names = proposals.stream()
                .filter(item -> !OTHERS.contains(Json.text(item, "kind")))
                .toList();
        return (names.isEmpty() ? proposals : names)
                .stream()
                        .map(item -> Json.text(item, "label").replaceAll(" [:-] .*", ""))
                        .filter(label -> !OF_OBJECT.contains(label.replaceAll("\\(.*", "")))
                        .distinct()
                        .sorted()
                        .collect(Collectors.joining(", "));
    }

    /** Returns everything that is proposed at a place. */
    List<JsonElement> proposals(String part) {
        JsonElement answer = ask("completion", Map.of("position", text.position(part)));
        return Json.all(answer, answer.isJsonArray() ? "*" : "items/*").toList();
    }

    @Override
    public void close() {
        server.tell("textDocument/didClose", Map.of("textDocument", Map.of("uri", address)));
    }
}
