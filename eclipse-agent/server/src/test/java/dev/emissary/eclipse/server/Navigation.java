package dev.emissary.eclipse.server;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CallHierarchyIncomingCallsParams;
import org.eclipse.lsp4j.CallHierarchyItem;
import org.eclipse.lsp4j.CallHierarchyOutgoingCallsParams;
import org.eclipse.lsp4j.CallHierarchyPrepareParams;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.ImplementationParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.LocationLink;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.TypeDefinitionParams;
import org.eclipse.lsp4j.TypeHierarchyItem;
import org.eclipse.lsp4j.TypeHierarchyPrepareParams;
import org.eclipse.lsp4j.TypeHierarchySubtypesParams;
import org.eclipse.lsp4j.TypeHierarchySupertypesParams;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.services.TextDocumentService;

/** What leads from one place in the sources to others: the outline, declarations, hierarchies and searches. */
final class Navigation {
    private static final String MAIN = "application/Main.java";
    private static final String GREETER = "library/Greeter.java";

    private Navigation() {}

    static String outline(Project project) {
        try (Editor desk = new Editor(project, "library/Desk.java")) {
            return outline(desk, project);
        }
    }

    /** Returns the types of a file, and the members of the first. */
    static String outline(Editor editor, Project project) {
        List<DocumentSymbol> symbols =
                Server.get(project.server().documents().documentSymbol(new DocumentSymbolParams(editor.document())))
                        .stream()
                        .map(Either::getRight)
                        .toList();
        return flat(symbols).map(DocumentSymbol::getName).collect(Collectors.joining(", "));
    }

    private static Stream<DocumentSymbol> flat(List<DocumentSymbol> symbols) {
        return symbols.stream()
                .flatMap(symbol -> Stream.concat(
                        Stream.of(symbol), symbol.getChildren() == null ? Stream.of() : flat(symbol.getChildren())));
    }

    static String definition(Project project, String path, String part, String name) {
        try (Editor editor = new Editor(project, path)) {
            return places(Server.get(project.server()
                    .documents()
                    .definition(new DefinitionParams(editor.document(), editor.position(part, name)))));
        }
    }

    static String implementations(Project project, String path, String part, String name) {
        try (Editor editor = new Editor(project, path)) {
            return places(Server.get(project.server()
                    .documents()
                    .implementation(new ImplementationParams(editor.document(), editor.position(part, name)))));
        }
    }

    static String references(Project project, String path, String part, String name) {
        try (Editor editor = new Editor(project, path)) {
            return names(Server.get(project.server()
                            .documents()
                            .references(new ReferenceParams(
                                    editor.document(), editor.position(part, name), new ReferenceContext(false))))
                    .stream()
                    .map(Navigation::place));
        }
    }

    private static String places(Either<List<? extends Location>, List<? extends LocationLink>> found) {
        return names(found.map(
                places -> places.stream().map(Navigation::place),
                links -> links.stream()
                        .map(link -> place(new Location(link.getTargetUri(), link.getTargetSelectionRange())))));
    }

    private static String names(Stream<String> names) {
        return names.map(name -> name.replaceAll(" : .*", "")).sorted().collect(Collectors.joining(", "));
    }

    /** Returns the name at a place, with the name of its file. */
    private static String place(Location location) {
        URI address = URI.create(location.getUri());
        String file = address.getPath().replaceAll(".*/|[.](java|class)$", "");
        if (!address.getScheme().equals("file")) {
            return file;
        }
        try {
            String name = new Text(Files.readString(Path.of(address)))
                    .at(location.getRange())
                    .replaceAll("\\W.*", "");
            return name.equals(file) ? name : file + "." + name;
        } catch (java.io.IOException failure) {
            throw new java.io.UncheckedIOException(failure);
        }
    }

    @SuppressWarnings("deprecation") // the server answers in this form only
    static String hover(Project project, String path, String part, String name) {
        try (Editor editor = new Editor(project, path)) {
            return Server.get(project.server()
                            .documents()
                            .hover(new HoverParams(editor.document(), editor.position(part, name))))
                    .getContents()
                    .map(
                            list -> list.stream()
                                    .map(item -> item.isLeft()
                                            ? item.getLeft()
                                            : item.getRight().getValue())
                                    .filter(line -> !line.startsWith("Source:"))
                                    .map(text -> text.lines().findFirst().orElse(""))
                                    .collect(Collectors.joining(": ")),
                            markup -> markup.getValue());
        }
    }

    private static TypeHierarchyItem type(Project project, Editor editor, String part, String name) {
        return Server.get(project.server()
                        .documents()
                        .prepareTypeHierarchy(
                                new TypeHierarchyPrepareParams(editor.document(), editor.position(part, name))))
                .get(0);
    }

    static String supertypes(Project project) {
        TextDocumentService documents = project.server().documents();
        try (Editor editor = new Editor(project, "library/Desk.java")) {
            return all(
                    type(project, editor, "Desk(", "Desk"),
                    type -> documents.typeHierarchySupertypes(new TypeHierarchySupertypesParams(type)));
        }
    }

    static String subtypes(Project project, String path, String name) {
        TextDocumentService documents = project.server().documents();
        try (Editor editor = new Editor(project, path)) {
            return all(
                    type(project, editor, name, name),
                    type -> documents.typeHierarchySubtypes(new TypeHierarchySubtypesParams(type)));
        }
    }

    private static String all(
            TypeHierarchyItem root,
            Function<TypeHierarchyItem, java.util.concurrent.CompletableFuture<List<TypeHierarchyItem>>> next) {
        TreeSet<String> names = new TreeSet<>();
        List<TypeHierarchyItem> left = new ArrayList<>(List.of(root));
        while (!left.isEmpty()) {
            List<TypeHierarchyItem> found = Server.get(next.apply(left.remove(0)));
            for (TypeHierarchyItem type : found == null ? List.<TypeHierarchyItem>of() : found) {
                if (names.add(type.getName())) {
                    left.add(type);
                }
            }
        }
        return String.join(", ", names);
    }

    static String callers(Project project) {
        try (Editor journal = new Editor(project, "library/Journal.java")) {
            return names(Server.get(project.server()
                            .documents()
                            .callHierarchyIncomingCalls(
                                    new CallHierarchyIncomingCallsParams(call(project, journal, "write(", "write"))))
                    .stream()
                    .map(call -> call.getFrom().getName())
                    .distinct());
        }
    }

    static String callees(Project project) {
        try (Editor main = new Editor(project, MAIN)) {
            return names(Server.get(project.server()
                            .documents()
                            .callHierarchyOutgoingCalls(
                                    new CallHierarchyOutgoingCallsParams(call(project, main, "run(", "run"))))
                    .stream()
                    .map(call -> call.getTo().getName())
                    .distinct());
        }
    }

    private static CallHierarchyItem call(Project project, Editor editor, String part, String name) {
        return Server.get(project.server()
                        .documents()
                        .prepareCallHierarchy(
                                new CallHierarchyPrepareParams(editor.document(), editor.position(part, name))))
                .get(0);
    }

    static String lenses(Project project) {
        try (Editor greeter = new Editor(project, GREETER)) {
            List<String> titles = new ArrayList<>();
            for (var lens : Server.get(project.server().documents().codeLens(new CodeLensParams(greeter.document())))) {
                titles.add(greeter.text().at(lens.getRange()) + " "
                        + Server.get(project.server().documents().resolveCodeLens(lens))
                                .getCommand()
                                .getTitle());
            }
            return names(titles.stream());
        }
    }

    static String highlights(Project project) {
        try (Editor main = new Editor(project, MAIN)) {
            return Server.get(project.server()
                            .documents()
                            .documentHighlight(
                                    new DocumentHighlightParams(main.document(), main.position("desk.write", "write"))))
                    .stream()
                    .map(highlight -> main.text().at(highlight.getRange()))
                    .collect(Collectors.joining(", "));
        }
    }

    static String typeDefinition(Project project) {
        try (Editor main = new Editor(project, MAIN)) {
            return places(Server.get(project.server()
                    .documents()
                    .typeDefinition(new TypeDefinitionParams(main.document(), main.position("desk.write", "desk")))));
        }
    }
}
