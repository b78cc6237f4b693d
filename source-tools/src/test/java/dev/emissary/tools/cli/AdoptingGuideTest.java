package dev.emissary.tools.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.GeneratedText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
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
    private static final Pattern BLOCK = Pattern.compile("(?ms)(?<=^```(?:java|text)\n).*?(?=^```$)");
    private static final Pattern TYPE = Pattern.compile("(?m)^(?:public |final )*(?:class|interface) (\\w+)");

    @TempDir
    private Path scratch;

    @Test
    void answersAreThoseOfTheCommand() throws IOException {
        StringBuilder answered = new StringBuilder();
        Matcher block = BLOCK.matcher(PAGE.text());
        while (block.find()) {
            String text = block.group();
            Matcher type = TYPE.matcher(text);
            if (type.find()) {
                Cli.write(scratch, "src/" + type.group(1) + ".java", text);
            }
            block.appendReplacement(answered, Matcher.quoteReplacement(text.startsWith(PROMPT) ? answers(text) : text));
        }
        block.appendTail(answered);
        assertThat(answered).contains(PROMPT);
        PAGE.mustBe(answered.toString(), AdoptingGuideTest.class);
    }

    private String answers(String block) {
        return block.lines()
                .filter(line -> line.startsWith(PROMPT))
                .map(line -> {
                    Object[] words = line.substring(PROMPT.length())
                            .replaceAll("\\b(src|plain)\\b", Matcher.quoteReplacement(scratch + "/") + "$1")
                            .split(" ", -1);
                    Cli run = Cli.run(words);
                    return line + "\n" + (run.out() + run.err()).replace(scratch + "/", "");
                })
                .collect(Collectors.joining());
    }
}
