package dev.emissary.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The site as it was built, read file by file. */
class SiteIT {
    private static final Path ROOT = Path.of(System.getProperty("emissary.root"));
    private static final Path SITE = Path.of(System.getProperty("emissary.site"));
    private static final Map<Path, Document> PAGES = new HashMap<>();

    @BeforeAll
    static void read() throws IOException {
        try (Stream<Path> files = Files.walk(SITE)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".html")).toList()) {
                PAGES.put(file, Jsoup.parse(Files.readString(file)));
            }
        }
    }

    @Test
    void everyLinkLeadsToAPageAndToItsPlaceOnIt() {
        List<String> broken = new ArrayList<>();
        PAGES.forEach((file, page) -> {
            for (Element element : page.select("[href], [src], [srcset]")) {
                String target = target(element);
                if (!target.matches("[a-z]+:.*") && !exists(file, target)) {
                    broken.add(SITE.relativize(file) + " to " + target);
                }
            }
        });
        assertThat(broken).isEmpty();
    }

    private static String target(Element element) {
        return Stream.of("href", "src", "srcset")
                .map(element::attr)
                .filter(value -> !value.isEmpty())
                .findFirst()
                .orElse("");
    }

    private static boolean exists(Path file, String target) {
        String[] parts = target.split("#", 2);
        Path to = parts[0].isEmpty() ? file : file.resolveSibling(parts[0]).normalize();
        if (parts.length == 1 || parts[1].isEmpty()) {
            return Files.isRegularFile(to) || Files.isRegularFile(to.resolve("index.html"));
        }
        return PAGES.containsKey(to) && PAGES.get(to).getElementById(parts[1]) != null;
    }

    @Test
    void linksToPagesSayTheirTitles() {
        PAGES.forEach((file, page) -> {
            if (!file.endsWith("files.html")) {
                assertThat(page.select("main a:matchesOwn([.]md$)"))
                        .as(file.toString())
                        .isEmpty();
            }
        });
    }

    @Test
    void nothingComesFromTheNetwork() {
        PAGES.forEach((file, page) -> assertThat(page.select("script[src], link[href], img, source"))
                .as(file.toString())
                .allSatisfy(element -> assertThat(target(element)).doesNotContain("//")));
    }

    @Test
    void theMenuHasEveryDocumentOnce() throws IOException {
        List<String> documents = new ArrayList<>();
        for (Path root :
                SourceTree.of(ROOT, System.getProperty("emissary.makers")).roots()) {
            try (Stream<Path> files = Files.walk(root.resolve("docs"))) {
                files.map(file -> root.relativize(file).toString().replace('\\', '/'))
                        .filter(path -> path.matches("(?!.*/(target|src)/).*[.]md"))
                        .forEach(documents::add);
            }
        }
        assertThat(Navigation.parse(Resources.text("navigation.txt")).pages())
                .doesNotHaveDuplicates()
                .containsAll(documents);
    }

    @Test
    void everyPageHasATitleAndOneHeadingOfTheFirstLevel() {
        PAGES.forEach((file, page) -> {
            assertThat(page.title()).as(file.toString()).isNotBlank();
            assertThat(page.select("main h1")).as(file.toString()).hasSize(1);
        });
    }
}
