package dev.emissary.site;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;

/** The page in a browser, and what somebody does with it. */
final class PlayedPage {
    /** A safeguard against hanging: nothing that is waited for takes nearly as long. */
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    private final ChromeDriver browser;

    PlayedPage(ChromeDriver browser) {
        this.browser = browser;
    }

    /** Opens an address, and waits for the first answer. */
    PlayedPage open(String address) {
        browser.get("about:blank");
        browser.get(address);
        awaitAnswer();
        return this;
    }

    private void awaitAnswer() {
        await("an answer", page -> "whole".equals(script("return document.body.dataset.answered")));
    }

    void await(String what, Predicate<PlayedPage> condition) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!condition.test(this)) {
            if (System.nanoTime() > end) {
                throw new AssertionError("waited in vain for " + what + ":\n" + status() + "\n" + plain());
            }
            pause();
        }
    }

    private static void pause() {
        try {
            Thread.sleep(20);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    void awaitPlain(String part) {
        await("\"" + part + "\" in the plain class", page -> page.plain().contains(part));
    }

    void awaitStatus(String text) {
        await("the status " + text, page -> page.status().contains(text));
    }

    /** Replaces the program as somebody does who pastes one. */
    void paste(String program) {
        WebElement editor = source();
        editor.sendKeys(Keys.chord(Keys.CONTROL, "a"));
        browser.executeScript(
                "const data = new DataTransfer(); data.setData('text/plain', arguments[1]);"
                        + "arguments[0].dispatchEvent(new ClipboardEvent('paste',"
                        + " {clipboardData: data, bubbles: true, cancelable: true}));",
                editor,
                program);
    }

    /** Types at the end of the program. */
    void type(CharSequence... keys) {
        source().sendKeys(Keys.chord(Keys.CONTROL, Keys.END));
        source().sendKeys(keys);
    }

    WebElement source() {
        return find("#source .cm-content");
    }

    /** Returns the text of the plain class; only lines that are in sight are in the page. */
    String plain() {
        return (String) script("return document.querySelector('#plain .cm-content').innerText");
    }

    String program() {
        return (String) script("return document.querySelector('#source .cm-content').innerText");
    }

    String status() {
        return find("#status").getText();
    }

    List<String> messages() {
        return browser.findElements(By.cssSelector("#messages li")).stream()
                .map(WebElement::getText)
                .toList();
    }

    int count(String selector) {
        return browser.findElements(By.cssSelector(selector)).size();
    }

    void click(String selector) {
        find(selector).click();
    }

    void choose(String menu, String option) {
        find(menu).findElements(By.tagName("option")).stream()
                .filter(element -> element.getText().equals(option))
                .findFirst()
                .orElseThrow()
                .click();
    }

    WebElement find(String selector) {
        return browser.findElement(By.cssSelector(selector));
    }

    void hover(WebElement element) {
        new Actions(browser).moveToElement(element).perform();
    }

    Object script(String script) {
        return browser.executeScript(script);
    }

    String focused() {
        WebElement active = browser.switchTo().activeElement();
        String id = active.getDomAttribute("id");
        return id != null ? id : String.valueOf(active.getDomAttribute("aria-label"));
    }

    void prefersDark(boolean dark) {
        browser.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light"))));
    }

    void narrow() {
        browser.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", 360, "height", 740, "deviceScaleFactor", 1, "mobile", true));
    }

    void wide() {
        browser.executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
    }
}
