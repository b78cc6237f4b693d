package dev.emissary.eclipse.ide;

import dev.emissary.eclipse.agent.Hook;
import dev.emissary.eclipse.jdt.KeywordMark;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.List;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.core.dom.RecordDeclaration;

/**
 * The semantic tokens with which the language server colors words. Its classes are no dependency, and are used by
 * reflection.
 */
final class SemanticTokens {
    private SemanticTokens() {}

    /**
     * Makes the token of the keyword as long as the keyword, which the server makes as long as {@code record}, and adds
     * those of {@code to} and the components behind it.
     */
    @Hook.Exit("org.eclipse.jdt.ls.core.internal.semantictokens.SemanticTokensVisitor.visit")
    public static boolean color(Object visitor, RecordDeclaration declaration, boolean visitsChildren) {
        color(visitor, declaration);
        return visitsChildren;
    }

    private static void color(Object visitor, RecordDeclaration declaration) {
        try {
            if (NamedComponents.source(declaration) == null) {
                return;
            }
            int keyword = declaration.getRestrictedIdentifierStartPosition();
            Field field = accessible(visitor.getClass().getDeclaredField("tokens"));
            @SuppressWarnings("unchecked") // The patch needs it to be a list.
            List<Object> tokens = (List<Object>) field.get(visitor);
            int at = indexOf(keyword, tokens);
            tokens.set(at, token(visitor, keyword, KeywordMark.LENGTH, tokens.get(at)));
            for (NamedComponents.Named named : NamedComponents.in(declaration)) {
                Object component = tokens.get(indexOf(named.component().getStartPosition(), tokens));
                int index = 0;
                while (index < tokens.size() && (int) get("getOffset", tokens.get(index)) < named.start()) {
                    index++;
                }
                tokens.add(
                        index, token(visitor, named.start(), named.component().getLength(), component));
                tokens.add(index, token(visitor, named.word(), NamedComponents.TO.length(), tokens.get(at)));
            }
        } catch (ReflectiveOperationException | JavaModelException otherVersion) {
            // The last letters of the keyword, and the names in the clause, get no color.
            return;
        }
    }

    private static int indexOf(int offset, List<Object> tokens) throws ReflectiveOperationException {
        int index = tokens.size() - 1;
        while (!get("getOffset", tokens.get(index)).equals(offset)) {
            index--;
        }
        return index;
    }

    /** Returns a token of the type of another one. */
    private static Object token(Object visitor, int offset, int length, Object like)
            throws ReflectiveOperationException {
        Constructor<?> constructor = accessible(like.getClass().getConstructors()[0]);
        return constructor.newInstance(
                visitor, offset, length, get("getTokenType", like), get("getTokenModifiers", like));
    }

    private static Object get(String getter, Object token) throws ReflectiveOperationException {
        Method method = accessible(token.getClass().getMethod(getter));
        return method.invoke(token);
    }

    private static <T extends AccessibleObject> T accessible(T member) {
        member.setAccessible(true);
        return member;
    }
}
