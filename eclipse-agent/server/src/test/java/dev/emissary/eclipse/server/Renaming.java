package dev.emissary.eclipse.server;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** What changes of many places do to all files, and whether they compile afterwards. */
final class Renaming {

    private Renaming() {}

    /** Renames what a name stands for, and returns what is wrong then, and which files have changed. */
    static String rename(Project project, String path, String part, String name, String to) throws IOException {
        WorkspaceEdit edit;
        try (Editor editor = new Editor(project, path)) {
            var position = editor.position(part, name);
            if (Server.get(project.server()
                            .documents()
                            .prepareRename(new PrepareRenameParams(editor.document(), position)))
                    == null) {
                return "refused";
            }
            edit = Server.get(project.server().documents().rename(new RenameParams(editor.document(), position, to)));
        }
        String changed = project.apply(edit);
        return project.errorsAfterRename() + "; " + changed;
    }

    /** Organizes the imports of a file that uses an interface in its explicit list only. */
    static String organizeImports(Project project) throws IOException {
        String path = "application/Listing.java";
        project.write(
                path,
                project.form()
                        .of("package application;\n\nimport dev.emissary.Emissary;\nimport library.Greeter;\n"
                                + "import library.Journal;\nimport library.Polite;\n\n"
                                + "@Emissary({Greeter.class})\nrecord Listing(Polite polite, int state) {}\n"));
        project.server().build();
        try (Editor editor = new Editor(project, path)) {
            Range first = new Range(new Position(0, 0), new Position(0, 0));
            CodeActionParams params = new CodeActionParams(
                    editor.document(), first, new CodeActionContext(List.of(), List.of("source.organizeImports")));
            CodeAction action = Server.get(project.server().documents().codeAction(params)).stream()
                    .filter(Either::isRight)
                    .map(Either::getRight)
                    .filter(found -> found.getKind().equals("source.organizeImports"))
                    .findFirst()
                    .orElseThrow();
            project.apply(
                    action.getEdit() != null
                            ? action.getEdit()
                            : Server.get(project.server().documents().resolveCodeAction(action))
                                    .getEdit());
        }
        return project.text(path)
                .text()
                .lines()
                .filter(line -> line.startsWith("import library."))
                .map(line -> line.replaceAll("import |;", ""))
                .collect(Collectors.joining(", "));
    }
}
