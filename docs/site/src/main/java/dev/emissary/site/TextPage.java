package dev.emissary.site;

import java.util.List;

/** A file that is no document, shown as it is; each line can be linked to, as {@code #L7}. */
final class TextPage {
    private TextPage() {}

    static Page of(String path, Address address, String text) {
        StringBuilder body = new StringBuilder();
        body.append("<h1>").append(Html.text(address.name())).append("</h1>\n<p><code>");
        body.append(Html.text(address.path())).append("</code></p>\n<pre class=\"file\"><code>");
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            body.append("<span id=\"L").append(number).append("\">");
            body.append(Html.text(line)).append("</span>\n");
        }
        body.append("</code></pre>\n");
        return new Page(path, address.name(), List.of(), body.toString());
    }
}
