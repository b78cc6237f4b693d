package dev.emissary.eclipse.server;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;

/** An open editor: a file as it is while it is edited, which all others see before it is saved. */
final class Editor implements AutoCloseable {
    private static final Set<String> OF_OBJECT =
            Set.of("clone", "equals", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait");
    private static final Set<CompletionItemKind> OTHERS =
            Set.of(CompletionItemKind.Snippet, CompletionItemKind.Keyword, CompletionItemKind.Text);

    private final Server server;
    private final String address;
    private Text text;
    private int version = 1;

    Editor(Project project, String path) {
        this(project, path, project.text(path));
    }

    /** Opens a file with another text than the saved one. */
    Editor(Project project, String path, Text text) {
        server = project.server();
        address = project.address(path);
        this.text = text;
        server.documents()
                .didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(address, "java", version, text.text())));
    }

    Text text() {
        return text;
    }

    TextDocumentIdentifier document() {
        return new TextDocumentIdentifier(address);
    }

    /** Returns the place of a name within a part of the text. */
    Position position(String part, String name) {
        return text.position(part, name);
    }

    /** Replaces the only occurrence of a text. */
    void replace(String part, String by) {
        set(text.replace(part, by));
    }

    void set(Text changed) {
        text = changed;
        version++;
        server.client().diagnostics().remove(address);
        server.documents()
                .didChange(new DidChangeTextDocumentParams(
                        new VersionedTextDocumentIdentifier(address, version),
                        List.of(new TextDocumentContentChangeEvent(text.text()))));
    }

    /** Returns the errors that are shown after the last key has been pressed. */
    List<Diagnostic> errors() {
        server.client().await(address);
        return server.client().diagnostics().getOrDefault(address, List.of()).stream()
                .filter(problem -> problem.getSeverity() == DiagnosticSeverity.Error)
                .toList();
    }

    /** Returns what is underlined as wrong, or {@code none}. */
    String underlined() {
        String errors = errors().stream()
                .map(problem -> text.at(problem.getRange()))
                .sorted()
                .collect(Collectors.joining(", "));
        return errors.isEmpty() ? "none" : errors;
    }

    /** Returns the names that are proposed after a text, with parameters, without keywords and members of Object. */
    String completion(String part) {
        return proposals(part).stream()
                .filter(item -> !OTHERS.contains(item.getKind()))
                .map(item -> item.getLabel().replaceAll(" [:-] .*", ""))
                .filter(label -> !OF_OBJECT.contains(label.replaceAll("\\(.*", "")))
                .distinct()
                .sorted()
                .collect(Collectors.joining(", "));
    }

    /** Returns everything that is proposed after a text. */
    List<CompletionItem> proposals(String part) {
        return Server.get(server.documents().completion(new CompletionParams(document(), position(part, ""))))
                .map(List::copyOf, list -> list.getItems());
    }

    @Override
    public void close() {
        server.documents().didClose(new DidCloseTextDocumentParams(document()));
    }
}
