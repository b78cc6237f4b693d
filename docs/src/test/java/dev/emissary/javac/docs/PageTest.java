package dev.emissary.javac.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.NoClause;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How a Markdown page is taken apart. */
@NoClause("the check of the documents")
class PageTest {
    private static Page page(String text) {
        return Page.of("docs/page.md", text);
    }

    @Test
    void headingsAreCalledAsGitHubCallsThem() {
        Page page =
                page("# `A` & *b*: c_d, the 2nd!\n## Same\n## Same\n### <a id=\"own.id\"></a>Why not \"just\" …?\n");
        assertThat(page.anchors())
                .containsExactlyInAnyOrder("a--b-c_d-the-2nd", "same", "same-1", "own.id", "why-not-just-");
    }

    @Test
    void linksAreThoseOutsideOfCode() {
        Page page =
                page("[a](x.md) `[b](y.md)` ![c](z.svg \"t\")\n<img src=\"i.png\">\n[d]: w.md\n```\n[e](v.md)\n```\n");
        assertThat(page.links()).extracting(Page.Link::target).containsExactly("x.md", "z.svg", "i.png", "w.md");
        assertThat(page.links()).extracting(Page.Link::line).containsExactly(1, 1, 2, 3);
    }

    @Test
    void notesAreForTheNextBlockUnlessTextIsBetween() {
        Page page = page("<!-- keyword -->\n\n```java\na\n```\n\n<!-- lost -->\ntext\n```java\nb\n```\n");
        assertThat(page.blocks()).extracting(Block::notes).containsExactly(List.of("keyword"), List.of());
        assertThat(page.blocks()).extracting(Block::text).containsExactly("a\n", "b\n");
    }

    @Test
    void whatIsGivenIsForAllBlocksAfterIt() {
        Page page = page("```java\na\n```\n<!-- given\ninterface I {}\n-->\n```java\nb\n```\ntext\n```java\nc\n```\n");
        assertThat(page.blocks())
                .extracting(Block::notes)
                .containsExactly(List.of(), List.of("given\ninterface I {}"), List.of("given\ninterface I {}"));
    }

    @Test
    void javaIsAFileDeclarationsOrStatements() {
        assertThat(new Snippet("interface I {}\n", "").file()).doesNotContain("class Snippet");
        assertThat(new Snippet("int f() { return 1; }\n", "").file()).contains("class Snippet {\nint f()");
        assertThat(new Snippet("int i = f();\ni++;\n", "").file()).contains("void statements()");
        assertThat(new Snippet("public class A {}\npublic class B {}\n", "").file())
                .contains("class Snippet {\npublic class A");
    }
}
