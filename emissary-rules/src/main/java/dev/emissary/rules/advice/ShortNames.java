package dev.emissary.rules.advice;

import dev.emissary.model.Line;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * The names of classes of {@code java.lang}, and of the annotation, in what messages propose: simple, except where
 * another class of that name is in scope, or the annotation is not imported (EM-DIAG-1).
 */
public final class ShortNames {
    private static final Pattern QUALIFIED =
            Pattern.compile("(?<![\\w.])(?:java\\.lang|dev\\.emissary)\\.(?=[A-Z])(\\w+)");

    private ShortNames() {}

    /**
     * Returns the arguments of a message, in which the rules write these names qualified.
     *
     * @param arguments the arguments of the message or of a line of it
     * @param isMeant whether the simple name of a class, whose qualified name is given, means it where it is proposed
     */
    public static List<Object> in(List<Object> arguments, Predicate<String> isMeant) {
        return arguments.stream()
                .map(argument -> argument instanceof Line line
                        ? new Line(line.key(), in(line.arguments(), isMeant))
                        : argument instanceof String text ? in(text, isMeant) : argument)
                .toList();
    }

    private static String in(String text, Predicate<String> isMeant) {
        return QUALIFIED.matcher(text).replaceAll(name -> isMeant.test(name.group()) ? name.group(1) : name.group());
    }
}
