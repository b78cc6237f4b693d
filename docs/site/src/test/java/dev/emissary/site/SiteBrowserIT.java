package dev.emissary.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.Point;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogType;

/** The site in a real browser, opened as files; skipped where there is none. */
@Tag("long")
class SiteBrowserIT {
    private static final Path SITE = Path.of(System.getProperty("emissary.site"));
    private static final Map<String, Object> NARROW = screen(360, 740);
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /** Waits for the answer of the search. */
    private static final String UNTIL_FOUND = """
            const done = arguments[0];
            const look = () => document.getElementById("found").textContent ? done() : setTimeout(look, 20);
            look();
            """;

    /** The least contrast (WCAG 2.1) of any text on the page with the color behind it. */
    private static final String CONTRAST = """
            const channel = c => (c /= 255) <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
            const color = text => text.match(/[\\d.]+/g).map(Number);
            const light = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
            const behind = element => {
              for (let e = element; e; e = e.parentElement) {
                const back = color(getComputedStyle(e).backgroundColor);
                if (back.length === 3 || back[3] > 0) { return back; }
              }
              return [255, 255, 255];
            };
            let least = 21;
            for (const element of document.querySelectorAll("main *, .menu *, .contents *, header *")) {
              const own = [...element.childNodes].some(n => n.nodeType === 3 && n.textContent.trim());
              if (own) {
                const a = light(color(getComputedStyle(element).color)), b = light(behind(element));
                least = Math.min(least, (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05));
              }
            }
            return least;
            """;

    /** The texts of a picture that are wider than the box that they begin in, or than the picture. */
    private static final String OVERFLOWS = """
            const texts = [...document.querySelectorAll("text")];
            texts.forEach(text => { text.style.fontFamily = arguments[0]; });
            const holds = (box, x, y) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
            const boxes = [...document.querySelectorAll("rect")].map(rect => rect.getBoundingClientRect());
            const whole = document.documentElement.getBoundingClientRect();
            return texts.filter(text => {
              const it = text.getBoundingClientRect();
              const x = (it.left + it.right) / 2, y = (it.top + it.bottom) / 2;
              const box = boxes.find(one => holds(one, x, y)) ?? whole;
              return it.left < box.left + 3 || it.right > box.right - 3;
            }).map(text => text.textContent);
            """;

    private static final String RESULTS = "docs/(survey|benchmarks)/.*|(CONTRIBUTING|CHANGELOG)[.]html.*";

    private static ChromeDriver browser;

    @BeforeAll
    static void start() {
        browser = Browser.start();
        browser.manage().timeouts().scriptTimeout(PATIENCE);
    }

    @AfterAll
    static void stop() {
        if (browser != null) {
            browser.quit();
        }
    }

    @BeforeEach
    void open() {
        browser.executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
        open("index.html");
    }

    private static void open(String page) {
        browser.get(SITE.resolve(page).toUri().toString());
    }

    private static Map<String, Object> screen(int width, int height) {
        return Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 800);
    }

    private static Object script(String script) {
        return browser.executeScript(script);
    }

    private static List<WebElement> search(String words) {
        WebElement field = browser.findElement(By.id("words"));
        field.clear();
        field.sendKeys(words);
        browser.executeAsyncScript(UNTIL_FOUND);
        return browser.findElements(By.cssSelector("#found a"));
    }

    /** Returns the paths in the site of all pages in the menu. */
    private static List<String> pages() throws IOException {
        List<String> pages = new ArrayList<>();
        for (WebElement link : browser.findElements(By.cssSelector(".menu a"))) {
            pages.add(path(link));
        }
        return pages;
    }

    /** Returns where a link leads, from the root of the site. */
    private static String path(WebElement link) {
        return SITE.toUri().relativize(URI.create(link.getAttribute("href"))).toString();
    }

    @Test
    void noPageOfTheMenuHasAnErrorOrIsWiderThanANarrowScreen() throws IOException {
        List<String> pages = pages();
        browser.executeCdpCommand("Emulation.setDeviceMetricsOverride", NARROW);
        List<String> wide = new ArrayList<>();
        for (String page : pages) {
            open(page);
            if (Boolean.TRUE.equals(script("return document.documentElement.scrollWidth > innerWidth"))) {
                wide.add(page);
            }
        }
        assertThat(pages).hasSizeGreaterThan(40);
        assertThat(wide).isEmpty();
        assertThat(browser.manage().logs().get(LogType.BROWSER).getAll()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"1280, 900", "390, 844"})
    void theFirstScreenShowsAnEmissaryAndTheClassThatItMeans(int width, int height) {
        browser.executeCdpCommand("Emulation.setDeviceMetricsOverride", screen(width, height));
        List<WebElement> pair = browser.findElements(By.cssSelector(".beside > pre"));
        assertThat(pair)
                .extracting(WebElement::getText)
                .hasSize(2)
                .first()
                .asString()
                .startsWith("emissary ");
        assertThat(pair.get(1).getRect().y + pair.get(1).getRect().height).isLessThan(height);
        assertThat(pair.get(0).getRect().y == pair.get(1).getRect().y).isEqualTo(width > 800);
    }

    @Test
    void onANarrowScreenTheHeaderIsOneRowAndTheMenuLiesOverThePage() {
        browser.executeCdpCommand("Emulation.setDeviceMetricsOverride", NARROW);
        assertThat(browser.findElement(By.tagName("header")).getRect().height).isLessThan(60);
        WebElement menu = browser.findElement(By.id("menu"));
        Point heading = browser.findElement(By.tagName("h1")).getLocation();
        assertThat(menu.isDisplayed()).isFalse();
        browser.findElement(By.className("to-menu")).click();
        assertThat(menu.isDisplayed()).isTrue();
        assertThat(browser.findElement(By.tagName("h1")).getLocation()).isEqualTo(heading);
        menu.findElement(By.linkText("Tutorial")).click();
        assertThat(browser.getCurrentUrl()).endsWith("/docs/tutorial.html");
    }

    @Test
    void onANarrowScreenAWidePictureIsScrolled() {
        browser.executeCdpCommand("Emulation.setDeviceMetricsOverride", NARROW);
        for (WebElement picture : browser.findElements(By.cssSelector("main img"))) {
            assertThat(picture.getRect().width).isGreaterThan(600);
        }
    }

    /** What somebody types who sees this for the first time. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "decorator",
                "private state",
                "super",
                "conflict",
                "final field",
                "record",
                "maven",
                "mockito",
                "spring",
                "ExecutorService",
                "logger"
            })
    void aSearchFindsGuideQuestionsAndMessagesFirstAndResultsLast(String words) {
        List<String> hits = new ArrayList<>();
        for (WebElement hit : search(words)) {
            hits.add(path(hit));
        }
        assertThat(hits.get(0))
                .matches("(index|docs/(guide/.*|tutorial|diagnostics|desugaring/.*)|examples/.*)[.]html#.*");
        assertThat(hits.stream().dropWhile(hit -> !hit.matches(RESULTS))).allMatch(hit -> hit.matches(RESULTS));
    }

    @Test
    void aSearchFindsNothingThatStandsInTablesOnly() {
        assertThat(search("shiro")).isEmpty();
    }

    @Test
    void aSearchFindsASectionAndLeadsToIt() {
        search("self-return").get(0).click();
        assertThat(browser.getCurrentUrl()).startsWith(SITE.toUri().toString()).contains("#");
        assertThat(script("return document.querySelector(':target').textContent"))
                .asString()
                .containsIgnoringCase("self-return");
    }

    @Test
    void aSearchFindsAClauseAndTheKeyOfAMessageByItsBeginning() {
        assertThat(search("EM-FWD-4").get(0).getText()).isNotEmpty();
        assertThat(search("emissary.err.method.conf").get(0).getText()).contains("emissary.err.method.conflict");
    }

    @Test
    void aSearchForNothingSaysSo() {
        assertThat(search("xyzzy")).isEmpty();
        assertThat(browser.findElement(By.id("found")).getText()).isEqualTo("Nothing found.");
    }

    @Test
    void theKeyboardIsEnough() {
        browser.findElement(By.tagName("body")).sendKeys("/");
        WebElement field = browser.switchTo().activeElement();
        assertThat(field.getAttribute("id")).isEqualTo("words");
        search("grammar");
        field.sendKeys(Keys.ARROW_DOWN);
        WebElement hit = browser.switchTo().activeElement();
        assertThat(hit.getTagName()).isEqualTo("a");
        hit.sendKeys(Keys.ENTER);
        assertThat(browser.getCurrentUrl()).doesNotEndWith("/index.html");
    }

    @Test
    void lightAndDarkAreChosenAndReadable() {
        String before = (String) script("return document.documentElement.dataset.theme");
        browser.findElement(By.id("theme")).click();
        assertThat(script("return document.documentElement.dataset.theme")).isNotEqualTo(before);
        for (int theme = 0; theme < 2; theme++) {
            assertThat((Double) script(CONTRAST)).isGreaterThanOrEqualTo(4.5);
            browser.findElement(By.id("theme")).click();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"hides", "pipeline", "states"})
    void theTextsOfAPictureStayInTheirBoxes(String picture) {
        open("docs/pictures/" + picture + ".svg");
        for (String font : List.of("system-ui", "DejaVu Sans", "Arial", "serif")) {
            assertThat(browser.executeScript(OVERFLOWS, font))
                    .as(font)
                    .asInstanceOf(InstanceOfAssertFactories.LIST)
                    .isEmpty();
        }
    }

    @Test
    void programsAreColoredAndTheKeywordToo() {
        assertThat(browser.findElements(By.cssSelector("pre .hljs-keyword")).stream()
                        .map(WebElement::getText)
                        .toList())
                .contains("emissary");
    }
}
