package dev.emissary.site;

import org.jsoup.nodes.Entities;

/** Text in HTML. */
final class Html {
    private Html() {}

    /** Returns a text as it stands in HTML, in an attribute too. */
    static String text(String text) {
        return Entities.escape(text);
    }
}
