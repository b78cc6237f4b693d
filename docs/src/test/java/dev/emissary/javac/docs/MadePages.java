package dev.emissary.javac.docs;

import dev.emissary.javac.diagnostics.DiagnosticsPage;
import dev.emissary.javac.specification.SpecifiedClause;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The pages that the build makes of the clauses, of the examples of messages and of the golden pairs. */
final class MadePages {
    private MadePages() {}

    /**
     * Writes the pages.
     *
     * @param arguments the directory of the documents to write them to, and one for the programs that are compiled
     */
    public static void main(String... arguments) throws IOException {
        Path documents = Path.of(arguments[0]);
        Path desugaring = Files.createDirectories(documents.resolve("desugaring"));
        for (DesugaringPage page : DesugaringPage.ALL) {
            Files.writeString(desugaring.resolve(page.name() + ".md"), page.text());
        }
        Files.writeString(desugaring.resolve("README.md"), DesugaringPage.index());
        Files.writeString(documents.resolve("clauses.md"), SpecifiedClause.index());
        Path scratch = Files.createDirectories(Path.of(arguments[1]));
        Files.writeString(
                documents.resolve("diagnostics.md"), DiagnosticsPage.of(scratch).text());
    }
}
