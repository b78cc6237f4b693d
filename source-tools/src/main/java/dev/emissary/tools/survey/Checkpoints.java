package dev.emissary.tools.survey;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.emissary.tools.source.AtomicFile;
import dev.emissary.tools.survey.Surveyor.Found;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** What a survey has found so far, one file for each library, so that one that is interrupted can go on. */
public final class Checkpoints {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final Path directory;

    /** Creates checkpoints in a directory; there are none if it is null. */
    public Checkpoints(Path directory) {
        this.directory = directory;
    }

    /** Returns what has been found in a library, if it has been surveyed. */
    public Optional<Found> read(Subject subject) throws IOException {
        return directory != null && Files.exists(file(subject))
                ? Optional.of(MAPPER.readValue(file(subject).toFile(), Found.class))
                : Optional.empty();
    }

    /** Keeps what has been found. */
    public void write(Subject subject, Found found) throws IOException {
        if (directory != null) {
            Files.createDirectories(directory);
            AtomicFile.write(file(subject), MAPPER.writeValueAsString(found));
        }
    }

    private Path file(Subject subject) {
        return directory.resolve(subject.name().replaceAll("[^\\w.-]", "_") + ".json");
    }
}
