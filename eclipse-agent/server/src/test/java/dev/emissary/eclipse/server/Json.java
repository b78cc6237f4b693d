package dev.emissary.eclipse.server;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.stream.Stream;

/** Parts of answers of the server. */
final class Json {
    private Json() {}

    /** Returns what is at a path of names, as in {@code signatures/*}{@code /label}; a star is each element. */
    static Stream<JsonElement> all(JsonElement root, String path) {
        Stream<JsonElement> found = Stream.ofNullable(root);
        for (String name : path.split("/")) {
            found = found.filter(one -> !one.isJsonNull())
                    .flatMap(one -> name.equals("*")
                            ? one.getAsJsonArray().asList().stream()
                            : Stream.ofNullable(one.getAsJsonObject().get(name)));
        }
        return found;
    }

    static Stream<String> texts(JsonElement root, String path) {
        return all(root, path).map(JsonElement::getAsString);
    }

    static String text(JsonElement root, String path) {
        return texts(root, path).findFirst().orElse("");
    }

    static int number(JsonElement root, String path) {
        return Integer.parseInt(text(root, path));
    }

    static JsonObject position(int line, int character) {
        JsonObject position = new JsonObject();
        position.addProperty("line", line);
        position.addProperty("character", character);
        return position;
    }
}
