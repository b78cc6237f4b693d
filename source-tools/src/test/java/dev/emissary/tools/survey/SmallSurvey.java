package dev.emissary.tools.survey;

import dev.emissary.tools.source.SourceTree;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A survey of a few lines. */
final class SmallSurvey {
    private SmallSurvey() {}

    /** Returns what is found in files, each named after the first class in it. */
    static SubjectResult of(String... sources) {
        try {
            Path directory = Files.createTempDirectory("small-survey");
            for (int index = 0; index < sources.length; index++) {
                Files.writeString(directory.resolve("File" + index + ".java"), sources[index]);
            }
            SourceTree tree = new SourceTree();
            tree.add(directory);
            tree.deleteAtEnd(directory);
            Subject subject = new Subject("small", "", () -> new Subject.Opened(tree, List.of(), false));
            return new Surveyor().survey(subject);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Returns the only wrapper in some files. */
    static SurveyedClass onlyWrapper(String... sources) {
        List<SurveyedClass> wrappers = of(sources).wrappers();
        if (wrappers.size() != 1) {
            throw new AssertionError("not one wrapper: " + wrappers);
        }
        return wrappers.get(0);
    }
}
