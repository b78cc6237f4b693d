package dev.emissary.eclipse.server;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.Comparator;

/** A text, with the positions of the protocol. */
record Text(String text) {

    /** Returns the text with its only occurrence of a part replaced. */
    Text replace(String part, String by) {
        int begin = indexOf(part);
        if (text.indexOf(part, begin + 1) >= 0) {
            throw new IllegalArgumentException("twice in the text: " + part);
        }
        return new Text(text.substring(0, begin) + by + text.substring(begin + part.length()));
    }

    private int indexOf(String part) {
        int begin = text.indexOf(part);
        if (begin < 0) {
            throw new IllegalArgumentException("not in the text: " + part);
        }
        return begin;
    }

    /** Returns the place of a cursor, which is written as ‸ or at the end of a part that occurs in the text. */
    JsonObject position(String part) {
        String before = text.substring(0, indexOf(part.replace("‸", ""))) + part.replaceAll("‸.*", "");
        int line = (int) before.chars().filter(c -> c == '\n').count();
        return Json.position(line, before.length() - before.lastIndexOf('\n') - 1);
    }

    /** Returns what is at a range, which may be that of an older text. */
    String at(JsonElement range) {
        int end = Math.min(offset(range, "end"), text.length());
        return text.substring(Math.min(offset(range, "start"), end), end);
    }

    /** Returns the text after edits, which do not overlap. */
    Text apply(JsonElement edits) {
        StringBuilder edited = new StringBuilder(text);
        Json.all(edits, "*")
                .sorted(Comparator.comparing(edit -> -offset(edit, "range/start")))
                .forEach(edit -> edited.replace(
                        offset(edit, "range/start"), offset(edit, "range/end"), Json.text(edit, "newText")));
        return new Text(edited.toString());
    }

    private int offset(JsonElement root, String position) {
        int begin = 0;
        for (int line = Json.number(root, position + "/line"); line > 0; line--) {
            begin = text.indexOf('\n', begin) + 1;
        }
        return begin + Json.number(root, position + "/character");
    }
}
