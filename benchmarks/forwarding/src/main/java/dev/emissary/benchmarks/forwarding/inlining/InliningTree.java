package dev.emissary.benchmarks.forwarding.inlining;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What C2 inlined into one method when it compiled it for the last time.
 *
 * <p>JDK 25 writes all that it did about one call into one line, and only the first of it is read: a call that has seen
 * two classes shows one of them there, and both in the log of JDK 17.
 *
 * @param frames the calls, each before the calls in it
 */
public record InliningTree(List<Frame> frames) {

    /**
     * One call that the JIT compiler looked at, and what it did about it.
     *
     * @param depth how deep it lies, 0 for the calls of the method itself
     * @param method the method that is called, as {@code package.Class::method (n bytes)}
     * @param verdict the compiler's words, such as {@code inline (hot)} or {@code virtual call}
     */
    public record Frame(int depth, String method, String verdict) {

        @Override
        public String toString() {
            return "  ".repeat(depth) + method + "   " + verdict;
        }
    }

    // "@ 8   java.lang.String::charAt (25 bytes)   inline (hot)   …": what follows differs from JDK to JDK.
    private static final Pattern LINE = Pattern.compile("@ \\d+\\s+(\\S+::\\S+ \\([^)]*\\))\\s*(.*?)(?:\\s{2}.*)?$");

    /** Copies the frames. */
    public InliningTree {
        frames = List.copyOf(frames);
    }

    /**
     * Reads the tree below the last mention of a method in what {@code PrintInlining} has printed.
     *
     * @param method the method's class and name, as {@code package.Class::method}
     * @throws IllegalArgumentException if it is not mentioned, and so has never been compiled
     */
    public static InliningTree below(String method, List<String> log) {
        Pattern mention = Pattern.compile("@ \\d+\\s+" + Pattern.quote(method) + " \\(");
        int root = log.size() - 1;
        while (root >= 0 && !mention.matcher(log.get(root)).find()) {
            root--;
        }
        if (root < 0) {
            throw new IllegalArgumentException(method + " has not been compiled");
        }
        List<Frame> frames = new ArrayList<>();
        int margin = -1;
        for (String line : log.subList(root + 1, log.size())) {
            Matcher matcher = LINE.matcher(line);
            if (!matcher.find()) {
                // JDK 17 has the profile of a call in a line of its own.
                continue;
            }
            margin = margin < 0 ? matcher.start() : margin;
            if (matcher.start() < margin) {
                break;
            }
            frames.add(new Frame((matcher.start() - margin) / 2, matcher.group(1), matcher.group(2)));
        }
        return new InliningTree(frames);
    }

    /** Returns what is inlined into the first call, which a delegating class adds before all others. */
    public InliningTree withoutFirst() {
        List<Frame> inner = new ArrayList<>();
        for (Frame frame : frames.subList(1, frames.size())) {
            if (frame.depth() == 0) {
                throw new IllegalStateException("more than one call: " + this);
            }
            inner.add(new Frame(frame.depth() - 1, frame.method(), frame.verdict()));
        }
        return new InliningTree(inner);
    }

    /** Returns the tree with another name for a package. */
    public InliningTree renaming(String packageName, String other) {
        return new InliningTree(frames.stream()
                .map(frame -> new Frame(
                        frame.depth(), frame.method().replace(packageName + ".", other + "."), frame.verdict()))
                .toList());
    }

    @Override
    public String toString() {
        return String.join("\n", frames.stream().map(Frame::toString).toList());
    }
}
