package dev.emissary.tools.survey;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Tells generated sources from those that people write: what is before the first class says so, or the file is one of a
 * family whose names differ in a primitive type only, such as {@code IntList} and {@code LongList}.
 */
final class GeneratedSources {
    private static final Pattern SAYS_SO = Pattern.compile(
            "(automatically|mechanically|auto)[- ]?generated|machine[- ]generated|do not (edit|modify)"
                    + "|generated (by|from)\\b[^\\n]*(javacc|jjtree|antlr|protoc|template|jooq|xjc|jaxb|wsdl)"
                    + "|^\\s*@(javax\\.annotation\\.(processing\\.)?|jakarta\\.annotation\\.)?Generated\\b",
            Pattern.CASE_INSENSITIVE | Pattern.MULTILINE);
    private static final Pattern FIRST_TYPE =
            Pattern.compile("^[a-z\\s]*\\b(class|interface|enum|record|@interface)\\s+\\w", Pattern.MULTILINE);
    private static final Pattern PRIMITIVE = Pattern.compile(
            "(Byte|Short|Int|Integer|Long|Float|Double|Char|Character|Boolean|Object|Reference)(?![a-z])");
    private static final int FAMILY = 5;

    private GeneratedSources() {}

    /** Returns whether a file says of itself that it is generated. */
    static boolean saysSo(String text) {
        Matcher type = FIRST_TYPE.matcher(text);
        return SAYS_SO.matcher(type.find() ? text.substring(0, type.start()) : text)
                .find();
    }

    /** Returns the files that belong to families. */
    static Set<String> families(Collection<String> files) {
        Map<String, Set<String>> byName = new HashMap<>();
        for (String file : files) {
            String name = file.substring(file.lastIndexOf('/') + 1);
            String normal = PRIMITIVE.matcher(name).replaceAll("*");
            if (!normal.equals(name)) {
                byName.computeIfAbsent(normal, absent -> new HashSet<>()).add(file);
            }
        }
        Set<String> found = new HashSet<>();
        byName.values().stream().filter(family -> family.size() >= FAMILY).forEach(found::addAll);
        return found;
    }
}
