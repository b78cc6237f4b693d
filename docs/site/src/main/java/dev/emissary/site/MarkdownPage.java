package dev.emissary.site;

import dev.emissary.site.Page.Section;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeTraversor;

/**
 * A page in Markdown, made into one of the site: links lead to pages, headings have the identifiers that GitHub gives
 * them.
 */
final class MarkdownPage {
    private static final List<TablesExtension> EXTENSIONS = List.of((TablesExtension) TablesExtension.create());
    private static final Parser PARSER = Parser.builder().extensions(EXTENSIONS).build();
    private static final HtmlRenderer RENDERER =
            HtmlRenderer.builder().extensions(EXTENSIONS).build();

    /** What is not the text of a section: headings, and tables of numbers. */
    private static final String NO_TEXT = "h1, h2, h3, h4, h5, h6, table:has(td[align=right])";

    private final Document document;
    private final Map<String, Integer> repeated = new HashMap<>();

    private MarkdownPage(String markdown) {
        document = Jsoup.parseBodyFragment(RENDERER.render(PARSER.parse(markdown)));
        document.outputSettings().prettyPrint(false);
    }

    /**
     * Makes a page.
     *
     * @param path its path in the site
     * @param markdown its text
     * @param links makes the target of a link on this page into that of a link in the site
     * @param titles returns the title of the page that is the target of a link
     */
    static Page of(String path, String markdown, UnaryOperator<String> links, UnaryOperator<String> titles) {
        MarkdownPage page = new MarkdownPage(markdown);
        for (Element link : page.document.select("a[href]:matchesOwn(^[\\w./-]+[.]md$)")) {
            link.text(titles.apply(link.attr("href")));
        }
        page.replaceLinks(links);
        page.nameHeadings();
        page.putBeside();
        page.document.select("table").wrap("<div class=\"wide\"></div>");
        Element title = page.document.selectFirst("h1");
        return new Page(
                path,
                title == null ? path : title.text(),
                page.sections(),
                page.document.body().html());
    }

    private void replaceLinks(UnaryOperator<String> links) {
        for (String attribute : List.of("href", "src", "srcset")) {
            for (Element element : document.select("[" + attribute + "]")) {
                element.attr(attribute, links.apply(element.attr(attribute)));
            }
        }
    }

    /** Puts an emissary and the class that it means side by side, where nothing is between them. */
    private void putBeside() {
        for (Element plain : document.select("pre:contains(emissary) + pre:contains(final class)")) {
            Element emissary = plain.previousElementSibling();
            emissary.before("<div class=\"beside\"></div>");
            emissary.previousElementSibling().appendChild(emissary).appendChild(plain);
        }
    }

    private void nameHeadings() {
        for (Element heading : document.select("h1, h2, h3, h4, h5, h6")) {
            String name = heading.text()
                    .strip()
                    .toLowerCase(Locale.ROOT)
                    .replaceAll("[^\\p{L}\\p{N}\\p{M} _-]", "")
                    .replace(' ', '-');
            int before = repeated.merge(name, 1, Integer::sum) - 1;
            heading.id(before == 0 ? name : name + "-" + before);
        }
    }

    private List<Section> sections() {
        List<Section> sections = new ArrayList<>();
        List<StringBuilder> texts = new ArrayList<>();
        NodeTraversor.traverse(
                (node, depth) -> {
                    if (isHeading(node) || sections.isEmpty()) {
                        Element element = (Element) node;
                        sections.add(
                                isHeading(node)
                                        ? new Section(element.id(), level(element), element.text(), "")
                                        : new Section("", 0, "", ""));
                        texts.add(new StringBuilder());
                    }
                    if (node instanceof TextNode text && text.parent().closest(NO_TEXT) == null) {
                        texts.get(texts.size() - 1).append(text.text()).append(' ');
                    }
                },
                document.body());
        List<Section> whole = new ArrayList<>();
        for (int i = 0; i < sections.size(); i++) {
            Section section = sections.get(i);
            String text = texts.get(i).toString().replaceAll("\\s+", " ").strip();
            if (!section.heading().isEmpty() || !text.isEmpty()) {
                whole.add(new Section(section.id(), section.level(), section.heading(), text));
            }
        }
        return whole;
    }

    private static boolean isHeading(Node node) {
        return node instanceof Element element && element.normalName().matches("h[1-6]");
    }

    private static int level(Element heading) {
        return heading.normalName().charAt(1) - '0';
    }
}
