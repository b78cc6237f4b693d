package dev.emissary.tools.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.nio.file.Path;

/** Writes objects as JSON. */
final class Json {
    private static final int LINES_UP_TO = 5;
    private static final ObjectMapper MAPPER =
            new ObjectMapper().setDefaultPrettyPrinter(printer()).enable(SerializationFeature.INDENT_OUTPUT);

    private Json() {}

    /** Returns a printer that puts an object deep within others on a line of its own. */
    private static DefaultPrettyPrinter printer() {
        DefaultIndenter lines = new DefaultIndenter("  ", "\n");
        DefaultPrettyPrinter.Indenter outer = new DefaultPrettyPrinter.NopIndenter() {
            private static final long serialVersionUID = 1;

            @Override
            public boolean isInline() {
                return false;
            }

            @Override
            public void writeIndentation(JsonGenerator generator, int level) throws IOException {
                if (level < LINES_UP_TO) {
                    lines.writeIndentation(generator, level);
                } else {
                    generator.writeRaw(' ');
                }
            }
        };
        return new DefaultPrettyPrinter().withObjectIndenter(outer).withArrayIndenter(outer);
    }

    static String of(Object value) throws JsonProcessingException {
        return MAPPER.writeValueAsString(value).replace(System.lineSeparator(), "\n");
    }

    static <T> T read(Path file, Class<T> type) throws IOException {
        return MAPPER.readValue(file.toFile(), type);
    }
}
