package dev.emissary.site;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.emissary.site.Navigation.Group;
import dev.emissary.site.Page.Section;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What the search knows: the sections of the pages in the menu. */
final class SearchSections {
    private static final ObjectMapper JSON = new ObjectMapper();

    /**
     * A section.
     *
     * @param page the path of its page in the site, with the section's place on it
     * @param title the title of the page
     * @param weight how much it counts
     * @param heading the section's heading
     * @param text its text
     */
    record Found(String page, String title, int weight, String heading, String text) {}

    private SearchSections() {}

    /** Returns a script, because a page that is opened as a file cannot load data. */
    static String script(Navigation navigation, Map<String, Page> pages) throws JsonProcessingException {
        List<Found> sections = new ArrayList<>();
        for (Group group : navigation.groups()) {
            for (Page page : group.pages().stream().map(pages::get).toList()) {
                for (Section section : page.sections()) {
                    String place = section.id().isEmpty() ? page.path() : page.path() + "#" + section.id();
                    sections.add(new Found(place, page.title(), group.weight(), section.heading(), section.text()));
                }
            }
        }
        return "window.emissarySections = " + JSON.writeValueAsString(sections) + ";\n";
    }
}
