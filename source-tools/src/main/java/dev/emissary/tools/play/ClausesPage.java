package dev.emissary.tools.play;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** The specification as a page, so that the page has something to link to without the network. */
final class ClausesPage {
    private static final String FRAME = """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>The emissary: clauses</title>
            <link rel="icon" href="/icon.svg">
            <link rel="stylesheet" href="/play.css">
            </head>
            <body>
            <article>
            %s</article>
            </body>
            </html>
            """;

    void handle(HttpExchange exchange) throws IOException, Refusal {
        if (!exchange.getRequestURI().getPath().equals("/api/clauses")) {
            throw new Refusal(Refusal.NOT_FOUND, "no such page");
        }
        String content = HtmlRenderer.builder()
                .build()
                .render(Parser.builder().build().parse(Clauses.read().text()));
        Replies.send(
                exchange, "text/html; charset=utf-8", FRAME.formatted(content).getBytes(StandardCharsets.UTF_8));
    }
}
