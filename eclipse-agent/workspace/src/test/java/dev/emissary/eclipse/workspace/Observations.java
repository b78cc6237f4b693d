package dev.emissary.eclipse.workspace;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/**
 * What a {@link FeatureRun} has written.
 *
 * @param answers the answers, by the form and the feature
 * @param version the version of JDT
 */
record Observations(Map<String, String> answers, String version) {

    static Observations read(Path file) throws IOException {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            properties.load(reader);
        }
        Map<String, String> answers = new TreeMap<>();
        for (String key : properties.stringPropertyNames()) {
            answers.put(key, properties.getProperty(key));
        }
        return new Observations(answers, answers.remove(FeatureRun.VERSION).replaceAll("[.]v.*", ""));
    }

    String answer(Form form, Feature feature) {
        return answers.get(FeatureRun.key(form, feature));
    }

    /** Returns what is said about three mistakes. */
    String mistakes(Form form) {
        return answers.get(form + "." + FeatureRun.MISTAKES);
    }

    boolean isRight(Form form, Feature feature) {
        return feature.answer().equals(answer(form, feature));
    }
}
