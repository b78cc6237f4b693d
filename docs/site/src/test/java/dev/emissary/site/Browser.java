package dev.emissary.site;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;

/** The Chromium of this system, without a window. */
final class Browser {
    private static final List<String> BROWSERS = List.of("chromium", "chromium-browser", "google-chrome", "chrome");

    private Browser() {}

    /** Starts the browser; the test is skipped where there is none. */
    static ChromeDriver start() {
        Path browser = find(BROWSERS).orElse(null);
        Path driver = find(List.of("chromedriver")).orElse(null);
        Assumptions.assumeTrue(
                browser != null && driver != null,
                "skipped: neither Chromium nor its driver is on PATH: install chromium and chromedriver");
        ChromeOptions options = new ChromeOptions();
        options.setBinary(browser.toFile());
        options.addArguments("--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1400,900");
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(driver.toFile())
                .usingAnyFreePort()
                .withSilent(true)
                .build();
        return new ChromeDriver(service, options);
    }

    private static Optional<Path> find(List<String> names) {
        String path = System.getenv().getOrDefault("PATH", "");
        Stream<Path> directories =
                Arrays.stream(path.split(Pattern.quote(File.pathSeparator))).map(Path::of);
        return directories
                .flatMap(directory -> names.stream().map(directory::resolve))
                .filter(Files::isExecutable)
                .findFirst();
    }
}
