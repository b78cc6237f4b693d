package dev.emissary.javac.jdk;

import com.sun.tools.javac.parser.Tokens.Comment;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;

/**
 * A comment of a source file in which some characters are blanked out, so that all others keep their positions.
 *
 * <p>The methods of the interface differ between releases ({@code stripIndent} and {@code getPos} since JDK 25), so no
 * class implements it.
 */
public final class MaskedComment {
    private MaskedComment() {}

    /** The characters to blank out in a comment, by their offsets in the source file. */
    public interface Mask {
        /** Whether the character at an offset is blanked out. */
        boolean covers(int offset);
    }

    /** Returns a comment without the characters that a mask covers. */
    public static Comment of(Comment comment, Mask mask) {
        StringBuilder text = new StringBuilder(comment.getText());
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) != '\n' && mask.covers(comment.getSourcePos(i))) {
                text.setCharAt(i, ' ');
            }
        }
        String masked = text.toString();
        return (Comment) Proxy.newProxyInstance(
                MaskedComment.class.getClassLoader(), new Class<?>[] {Comment.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("getText")) {
                        return masked;
                    } else if (method.getName().equals("stripIndent")) {
                        return proxy;
                    }
                    try {
                        return method.invoke(comment, arguments);
                    } catch (InvocationTargetException thrown) {
                        throw thrown.getCause();
                    }
                });
    }
}
