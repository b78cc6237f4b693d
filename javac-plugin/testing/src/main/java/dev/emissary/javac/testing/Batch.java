package dev.emissary.javac.testing;

import com.google.testing.compile.JavaFileObjects;
import dev.emissary.javac.testing.Compiled.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javax.tools.JavaFileObject;

/** Source texts that are compiled together, each in a package of its own, and so mean what each means alone. */
final class Batch {
    /** Javac reports no more than a hundred of each, unless it is told to. */
    static final String[] OPTIONS = {"-Xmaxerrs", "9999", "-Xmaxwarns", "9999"};

    private Batch() {}

    /** Returns the diagnostics of each text, at the places that they have in it. */
    static List<List<Message>> messages(List<String> texts, Function<List<JavaFileObject>, Compiled> compiler) {
        List<JavaFileObject> files = new ArrayList<>();
        List<List<Message>> found = new ArrayList<>();
        for (String text : texts) {
            files.add(JavaFileObjects.forSourceString("Text" + files.size(), header(files.size()) + text));
            found.add(new ArrayList<>());
        }
        for (Message message : compiler.apply(files).diagnostics()) {
            if (message.file().startsWith("Text")) {
                int number = Integer.parseInt(message.file().replaceAll("\\D", ""));
                found.get(number).add(message.without(header(number).length()));
            }
        }
        return found;
    }

    private static String header(int number) {
        return "package p%d; ".formatted(number);
    }
}
