package dev.emissary.site;

import dev.emissary.site.Page.Section;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.Entities;

/** What stands around the content of every page. */
final class Layout {
    private static final Pattern PLACE = Pattern.compile("\\{\\{(\\w+)\\}\\}");
    private static final int DEEPEST = 3;

    private final String template;
    private final Navigation navigation;
    private final Map<String, Page> pages;

    /**
     * Creates the layout.
     *
     * @param template the text of a page with places such as <code>{{title}}</code>
     * @param navigation the menu
     * @param pages the pages of the site by their paths in the repository
     */
    Layout(String template, Navigation navigation, Map<String, Page> pages) {
        this.template = template;
        this.navigation = navigation;
        this.pages = pages;
    }

    /** Returns a page as a file in HTML. */
    String html(Page page) {
        Map<String, String> values = Map.of(
                "title", Entities.escape(page.title()),
                "root", Address.link(page.path(), "index.html").replace("index.html", ""),
                "menu", navigation.html(page, pages),
                "contents", contents(page),
                "body", page.body(),
                "next", next(page));
        return PLACE.matcher(template).replaceAll(place -> Matcher.quoteReplacement(values.get(place.group(1))));
    }

    private static String contents(Page page) {
        List<Section> below = page.sections().stream()
                .filter(section -> section.level() > 1 && section.level() <= DEEPEST)
                .toList();
        if (below.size() < 2) {
            return "";
        }
        StringBuilder html =
                new StringBuilder("<nav class=\"contents\" aria-label=\"On this page\"><h2>On this page</h2><ul>");
        for (Section section : below) {
            html.append("<li class=\"level")
                    .append(section.level())
                    .append("\"><a href=\"#")
                    .append(Entities.escape(section.id()))
                    .append("\">")
                    .append(Entities.escape(section.heading()))
                    .append("</a></li>");
        }
        return html.append("</ul></nav>").toString();
    }

    /** Returns a link to the page that follows in the menu. */
    private String next(Page page) {
        List<Page> inOrder = navigation.pages().stream().map(pages::get).toList();
        int index = inOrder.indexOf(page);
        if (index < 0 || index == inOrder.size() - 1) {
            return "";
        }
        Page next = inOrder.get(index + 1);
        return "<p class=\"next\"><a rel=\"next\" href=\"" + Entities.escape(Address.link(page.path(), next.path()))
                + "\">Next: " + Entities.escape(next.title()) + "</a></p>";
    }
}
