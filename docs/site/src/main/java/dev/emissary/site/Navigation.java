package dev.emissary.site;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Entities;

/** The menu of the site: groups of pages in the order in which they are read. */
final class Navigation {
    private final List<Group> groups = new ArrayList<>();

    /**
     * A group of pages.
     *
     * @param title its title
     * @param weight how much its pages count in the search; those that count 0 come after all others
     * @param pages the paths of its pages in the repository
     */
    record Group(String title, int weight, List<String> pages) {}

    private Navigation() {}

    /** Reads a menu: a line for each group, as {@code # Guide *4}, and below it a line for each of its pages. */
    static Navigation parse(String text) {
        Navigation navigation = new Navigation();
        for (String line : text.lines().filter(line -> !line.isBlank()).toList()) {
            if (line.startsWith("#")) {
                String[] group = line.substring(1).strip().split(" [*]");
                navigation.groups.add(new Group(group[0], Integer.parseInt(group[1]), new ArrayList<>()));
            } else {
                navigation.groups.get(navigation.groups.size() - 1).pages().add(line.strip());
            }
        }
        return navigation;
    }

    List<Group> groups() {
        return List.copyOf(groups);
    }

    /** Returns the paths of all pages in the repository. */
    List<String> pages() {
        return groups.stream().flatMap(group -> group.pages().stream()).toList();
    }

    /**
     * Returns the menu as it stands on a page.
     *
     * @param page the page
     * @param byPath the pages of the site by their paths in the repository
     */
    String html(Page page, Map<String, Page> byPath) {
        StringBuilder html = new StringBuilder();
        for (Group group : groups) {
            List<Page> pages = group.pages().stream().map(byPath::get).toList();
            html.append("<details")
                    .append(pages.contains(page) ? " open" : "")
                    .append("><summary>")
                    .append(Entities.escape(group.title()))
                    .append("</summary><ul>");
            for (Page one : pages) {
                html.append("<li><a href=\"")
                        .append(Entities.escape(Address.link(page.path(), one.path())))
                        .append(one.equals(page) ? "\" aria-current=\"page\">" : "\">")
                        .append(Entities.escape(one.title()))
                        .append("</a></li>");
            }
            html.append("</ul></details>\n");
        }
        return html.toString();
    }
}
