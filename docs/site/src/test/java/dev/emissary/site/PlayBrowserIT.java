package dev.emissary.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogType;

/** The page, served by the jar, in a real browser; skipped where there is none. */
@Tag("long")
class PlayBrowserIT {
    private static final String TASK = "emissary Task(Runnable runnable);\n";

    private static Process server;
    private static String address;
    private static ChromeDriver browser;

    private PlayedPage page;

    @BeforeAll
    static void start() throws IOException {
        browser = Browser.start();
        server = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-jar",
                        System.getProperty("emissary.tools.jar"),
                        "play")
                .redirectErrorStream(true)
                .start();
        address = new BufferedReader(server.inputReader(StandardCharsets.UTF_8)).readLine();
    }

    @AfterAll
    static void stop() {
        if (browser != null) {
            browser.quit();
            server.destroy();
        }
    }

    @BeforeEach
    void open() {
        page = new PlayedPage(browser).open(address);
    }

    @Test
    void showsThePlainClassWhileSomebodyTypes() {
        page.paste("");
        page.type("emissary Task(Runnable runnable);");
        page.awaitPlain("final class Task extends Emissary implements Runnable {");
        page.awaitStatus("No errors.");
    }

    @Test
    void underlinesAndListsWhatIsWrongAndStillShowsTheOthers() {
        page.paste(TASK + "emissary Wrong(String text);\n");
        page.awaitStatus("1 error");
        page.awaitPlain("final class Task");
        assertThat(page.messages()).singleElement().asString().startsWith("2:16 error component text");
        assertThat(page.count("#source .cm-lintRange-error")).isEqualTo(1);
        page.click("#messages button");
        assertThat(page.script("return getSelection().anchorNode.parentElement.closest('.cm-line').textContent"))
                .asString()
                .contains("Wrong");
    }

    @Test
    void saysThatThereIsNoPlainClassWhereEveryEmissaryHasAnError() {
        page.awaitPlain("final class TimedLock");
        page.paste("emissary Wrong(String text);\n");
        page.awaitStatus("1 error");
        page.await("no plain class", it -> it.plain().isBlank());
        assertThat(page.find("#lines").getText()).startsWith("There is no plain class: every emissary");
        page.paste(TASK);
        page.awaitPlain("final class Task");
    }

    @Test
    void fitsANarrowScreen() {
        page.narrow();
        assertThat(page.script("return document.documentElement.scrollWidth <= innerWidth"))
                .isEqualTo(true);
        assertThat(page.find("#share").getRect().y).isLessThan(50);
        page.wide();
    }

    @Test
    void obeysTheSwitches() {
        page.paste("import java.util.List;\n" + TASK + "emissary Names(List<String> names);\n");
        page.awaitPlain("extends Emissary");
        page.click("#superclass");
        page.awaitPlain("final class Task implements Runnable");
        page.click("#lint");
        page.awaitStatus("1 warning");
        page.click("#keyword");
        page.awaitStatus("errors");
    }

    @Test
    void sharesItsState() {
        page.paste("emissary Shared(Runnable runnable);\n");
        page.click("#superclass");
        page.click("#share");
        page.await("the state in the address", it -> browser.getCurrentUrl().contains("#1."));
        page.awaitPlain("final class Shared implements");
        String link = browser.getCurrentUrl();
        page.open(address);
        assertThat(page.program()).doesNotContain("Shared");
        page.open(link);
        page.awaitPlain("final class Shared implements Runnable");
        assertThat(page.find("#superclass").isSelected()).isFalse();
    }

    @Test
    void startsWithItsExampleWhereAStateCannotBeRead() {
        page.open(address + "#1.nonsense");
        assertThat(page.program()).contains("emissary TimedLock");
    }

    @Test
    void ofAHundredQuickEditsTheLastOneWins() {
        page.paste(TASK);
        for (int edit = 1; edit <= 100; edit++) {
            page.paste("emissary Task" + edit + "(Runnable runnable);\n");
        }
        page.awaitPlain("final class Task100 ");
        page.awaitStatus("No errors.");
    }

    @Test
    void saysThatAMegabyteIsTooLargeAndGoesOn() {
        page.paste("// x".repeat(1 << 18) + "\n");
        page.awaitStatus("too large");
        page.paste(TASK);
        page.awaitPlain("final class Task ");
        page.awaitStatus("No errors.");
    }

    @Test
    void servesTwoTabs() {
        page.paste("emissary First(Runnable runnable);\n");
        String first = browser.getWindowHandle();
        browser.switchTo().newWindow(WindowType.TAB);
        page.open(address);
        page.paste("emissary Second(Runnable runnable);\n");
        page.awaitPlain("final class Second ");
        browser.close();
        browser.switchTo().window(first);
        page.awaitPlain("final class First ");
    }

    @Test
    void showsWhatAForwarderStandsFor() {
        page.paste(TASK);
        page.awaitPlain("runnable.run();");
        page.await("a marked forwarder", it -> it.count("#plain .cm-forwarder") > 0);
        page.hover(page.find("#plain .cm-forwarder"));
        page.await("a tooltip", it -> it.count(".forwarder-tip") > 0);
        assertThat(page.find(".forwarder-tip").getText())
                .startsWith("Stands for java.lang.Runnable.run(), a method of the delegate runnable (Runnable).");
    }

    @Test
    void canBeUsedWithTheKeyboardAlone() {
        page.paste(TASK);
        page.awaitPlain("final class Task ");
        List<String> order = new ArrayList<>();
        page.script("document.activeElement.blur(); document.querySelector('#example').focus()");
        for (int i = 0; i < 8; i++) {
            order.add(page.focused());
            browser.switchTo().activeElement().sendKeys(Keys.TAB);
        }
        assertThat(order)
                .containsExactly(
                        "example",
                        "share",
                        "superclass",
                        "lint",
                        "keyword",
                        "Program, Java with emissaries",
                        "tab-plain",
                        "Plain class, read only");
        page.find("#tab-plain").sendKeys(Keys.ARROW_RIGHT);
        assertThat(page.focused()).isEqualTo("tab-bytecode");
        page.await("bytecode", it -> it.find("#panel-bytecode").getText().contains("invokeinterface"));
        page.find("#tab-bytecode").sendKeys(Keys.END);
        page.await("lines", it -> it.find("#panel-comparison").getText().contains("Lines of code"));
        assertThat(page.find("#tab-comparison").getDomAttribute("aria-selected"))
                .isEqualTo("true");
        assertThat(page.find("#panel-bytecode").isDisplayed()).isFalse();
    }

    @Test
    void tellsTheCursorWhatAForwarderStandsFor() {
        page.paste(TASK);
        page.awaitPlain("runnable.run();");
        page.await("hints", it -> it.count("#plain .cm-forwarder") > 0);
        page.find("#plain .cm-content").sendKeys(Keys.chord(Keys.CONTROL, Keys.END), Keys.ARROW_UP, Keys.ARROW_UP);
        page.await("a hint", it -> it.find("#stands-for").getText().startsWith("Stands for java.lang.Runnable.run()"));
    }

    @Test
    void showsReflectionAndClauses() {
        page.paste(TASK);
        page.click("#tab-reflection");
        page.await("reflection", it -> it.find("#panel-reflection").getText().contains("dev.emissary.lang.Emissary"));
        page.click("#tab-clauses");
        page.await("clauses", it -> it.find("#panel-clauses").getText().contains("1 forwarder: run()"));
        String link = page.find("#panel-clauses a").getDomProperty("href");
        browser.get(link);
        assertThat(page.find("article").getText()).contains("Each component is held in a private final field");
    }

    @Test
    void opensAnExampleWithItsOptions() {
        page.choose("#example", "No Superclass");
        page.await("the option", it -> !it.find("#superclass").isSelected());
        page.awaitStatus("No errors.");
        assertThat(page.find("#hint").getText()).isEqualTo("With superclass=none nothing of this project is left");
    }

    @Test
    void completesTheWordsThatMatter() {
        page.paste("");
        page.type("emis");
        page.await("completions", it -> it.count(".cm-tooltip-autocomplete li") > 0);
        assertThat(page.find(".cm-tooltip-autocomplete li").getText()).startsWith("emissary");
    }

    @Test
    void isLightOrDark() {
        page.prefersDark(true);
        assertThat(background()).isEqualTo("rgb(13, 17, 23)");
        page.prefersDark(false);
        assertThat(background()).isEqualTo("rgb(255, 255, 255)");
    }

    private Object background() {
        return page.script("return getComputedStyle(document.body).backgroundColor");
    }

    @Test
    void asksNothingOfOthersAndBreaksNoPolicy() {
        page.paste(TASK + "emissary Wrong(String text);\n");
        page.awaitStatus("1 error");
        assertThat(page.script("return performance.getEntriesByType('resource')"
                        + ".map(e => new URL(e.name).origin).filter(o => o !== location.origin)"))
                .asInstanceOf(InstanceOfAssertFactories.LIST)
                .isEmpty();
        assertThat(browser.manage().logs().get(LogType.BROWSER).getAll()).isEmpty();
    }
}
