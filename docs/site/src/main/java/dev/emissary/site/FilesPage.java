package dev.emissary.site;

import dev.emissary.site.Page.Section;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Entities;

/** The files of a directory that are no documents, and that a document leads to, one below the other. */
final class FilesPage {
    private FilesPage() {}

    /**
     * Makes a page.
     *
     * @param path its path in the site
     * @param directory the path of the directory, with a slash at the end
     * @param files what stands for each file, in HTML, by its path from the directory, which is its place on the page
     */
    static Page of(String path, String directory, Map<String, String> files) {
        String title = directory.equals("/") ? "Files" : directory;
        StringBuilder body = new StringBuilder("<h1>" + Entities.escape(title) + "</h1>\n");
        files.forEach((name, html) ->
                body.append("<h2 id=\"%1$s\">%1$s</h2>%n%2$s%n".formatted(Entities.escape(name), html)));
        List<Section> sections = files.keySet().stream()
                .map(name -> new Section(name, 2, name, ""))
                .toList();
        return new Page(path, title, sections, body.toString());
    }

    /** Returns a link to a file that is a page or a copy. */
    static String link(String target, String name) {
        return "<p><a href=\"%s\">%s</a></p>".formatted(Entities.escape(target), Entities.escape(name));
    }

    /** Returns a text file in HTML. */
    static String text(Address file, String text) {
        return "<pre><code class=\"language-%s\">%s</code></pre>".formatted(file.extension(), Entities.escape(text));
    }
}
