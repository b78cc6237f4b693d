package dev.emissary.javac.jdk;

import com.sun.tools.javac.parser.Tokens.Comment;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.BitSet;

/**
 * A comment of a source file in which some characters are blanked out, so that all others keep their positions.
 *
 * <p>The methods of the interface differ between releases ({@code stripIndent} and {@code getPos} since JDK 25), so no
 * class implements it.
 */
public final class MaskedComment {
    private MaskedComment() {}

    /** Returns a comment without the characters at some offsets in the source file. */
    public static Comment of(Comment comment, BitSet hidden) {
        StringBuilder text = new StringBuilder(comment.getText());
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) != '\n' && hidden.get(comment.getSourcePos(i))) {
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
