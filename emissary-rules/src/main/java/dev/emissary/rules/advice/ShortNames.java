package dev.emissary.rules.advice;

import dev.emissary.model.Line;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The names of classes in what messages propose: simple where that means the class (EM-DIAG-1). */
public final class ShortNames {
    private static final Pattern QUALIFIED =
            Pattern.compile("(?<![\\w.])(?:[a-z_]\\w*\\.)+([A-Z]\\w*+(?:\\.[A-Z]\\w*+)*)");

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
        return QUALIFIED.matcher(text).replaceAll(name -> in(name, isMeant));
    }

    /** Returns the name of a class, or of a member class, from the last part on whose simple name means it. */
    private static String in(MatchResult name, Predicate<String> isMeant) {
        String whole = name.group();
        int first = name.start(1) - name.start();
        for (int end = whole.length(); end > first; end = whole.lastIndexOf('.', end - 1)) {
            String outer = whole.substring(0, end);
            if (isMeant.test(outer)) {
                return whole.substring(outer.lastIndexOf('.') + 1);
            }
        }
        return whole;
    }
}
