package dev.emissary.javac.jdk;

import com.sun.tools.javac.parser.Tokens.Comment;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;

/**
 * A comment of a source file that does not say all that is written. What it leaves out is blank, so that the rest stands
 * where it stands.
 *
 * <p>The interface has other methods in other releases (since JDK 25 {@code stripIndent} and {@code getPos}); so no class
 * implements it.
 */
public final class MaskedComment {
    private MaskedComment() {}

    /** What is left out of a comment, by offsets in the source file. */
    public interface Mask {
        /** Whether the character at an offset is left out. */
        boolean covers(int offset);
    }

    /** Returns a comment without what a mask covers. */
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
