package dev.emissary.tools.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;

/** Writes objects as JSON, and each object of a list in them, such as a library of a survey, on a line of its own. */
final class Json {
    /** How deep an object begins lines: those of the value itself do, but not those of a list in it. */
    private static final int LINES_OF_OBJECTS = 2;

    /** How deep a list begins lines: each object of a list in the value is on a line of its own. */
    private static final int LINES_OF_LISTS = 3;

    private static final ObjectMapper MAPPER =
            new ObjectMapper().setDefaultPrettyPrinter(printer()).enable(SerializationFeature.INDENT_OUTPUT);

    private Json() {}

    private static DefaultPrettyPrinter printer() {
        return new DefaultPrettyPrinter()
                .withObjectIndenter(indenter(LINES_OF_OBJECTS))
                .withArrayIndenter(indenter(LINES_OF_LISTS));
    }

    private static DefaultPrettyPrinter.Indenter indenter(int depth) {
        DefaultIndenter lines = new DefaultIndenter("  ", "\n");
        return new DefaultPrettyPrinter.NopIndenter() {
            private static final long serialVersionUID = 1;

            @Override
            public boolean isInline() {
                return false;
            }

            @Override
            public void writeIndentation(JsonGenerator generator, int level) throws IOException {
                if (level < depth) {
                    lines.writeIndentation(generator, level);
                } else {
                    generator.writeRaw(' ');
                }
            }
        };
    }

    static String of(Object value) throws JsonProcessingException {
        return MAPPER.writeValueAsString(value).replace(System.lineSeparator(), "\n");
    }
}
