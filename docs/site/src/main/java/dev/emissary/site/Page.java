package dev.emissary.site;

import java.util.List;

/**
 * A page of the site.
 *
 * @param path its path in the site
 * @param title its title
 * @param sections its sections, each from a heading to the next
 * @param body its content in HTML
 */
record Page(String path, String title, List<Section> sections, String body) {
    Page {
        sections = List.copyOf(sections);
    }

    /**
     * A section, as the search and the table of contents know it.
     *
     * @param id the identifier of its heading, empty for what stands before the first one
     * @param level the level of its heading
     * @param heading its heading
     * @param text its text
     */
    record Section(String id, int level, String heading, String text) {}
}
