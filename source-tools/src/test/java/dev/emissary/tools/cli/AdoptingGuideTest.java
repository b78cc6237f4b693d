package dev.emissary.tools.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.GeneratedText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Runs what stands in {@code docs/guide/adopting.md}: a block of {@code java} is written to a file of the directory
 * {@code src}, and in a block of {@code text} each line {@code $ emissary …} is run; the lines after it are what it prints.
 * The profile {@code regenerate} writes the answers.
 */
class AdoptingGuideTest {
    private static final GeneratedText PAGE = new GeneratedText(Path.of("../docs/guide/adopting.md"));
    private static final String PROMPT = "$ emissary ";
    private static final Pattern TYPE = Pattern.compile("(?m)^(?:public |final )*(?:class|interface) (\\w+)");

    @TempDir
    private Path scratch;

    @Test
    void answersAreThoseOfTheCommand() throws IOException {
        String answered = answered(PAGE.text());
        assertThat(answered).contains(PROMPT);
        PAGE.mustBe(answered, AdoptingGuideTest.class);
    }

    private String answered(String page) throws IOException {
        List<String> lines = new ArrayList<>();
        List<String> block = null;
        for (String line : page.lines().toList()) {
            if (block == null) {
                lines.add(line);
                block = line.equals("```java") || line.equals("```text") ? new ArrayList<>() : null;
            } else if (line.equals("```")) {
                lines.addAll(ofBlock(block));
                lines.add(line);
                block = null;
            } else {
                block.add(line);
            }
        }
        return String.join("\n", lines) + "\n";
    }

    private List<String> ofBlock(List<String> block) throws IOException {
        String text = String.join("\n", block) + "\n";
        if (!text.startsWith(PROMPT)) {
            Matcher type = TYPE.matcher(text);
            if (type.find()) {
                Path directory = Files.createDirectories(scratch.resolve("src"));
                Files.writeString(directory.resolve(type.group(1) + ".java"), text);
            }
            return block;
        }
        List<String> answer = new ArrayList<>();
        for (String line : block) {
            if (line.startsWith(PROMPT)) {
                answer.add(line);
                Object[] words = line.substring(PROMPT.length())
                        .replaceAll("\\b(src|plain)\\b", Matcher.quoteReplacement(scratch + "/") + "$1")
                        .split(" ", -1);
                Cli run = Cli.run(words);
                (run.out() + run.err()).replace(scratch + "/", "").lines().forEach(answer::add);
            }
        }
        return answer;
    }
}
