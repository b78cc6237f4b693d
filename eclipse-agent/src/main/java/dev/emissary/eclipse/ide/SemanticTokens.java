package dev.emissary.eclipse.ide;

import dev.emissary.eclipse.agent.Hook;
import dev.emissary.eclipse.jdt.KeywordMark;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.List;
import org.eclipse.jdt.core.ITypeRoot;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.RecordDeclaration;

/**
 * The semantic tokens with which the language server colors words. Its classes are no dependency, and are used by
 * reflection.
 */
final class SemanticTokens {
    private SemanticTokens() {}

    /** Makes the token of the keyword as long as the keyword; the server makes it as long as {@code record}. */
    @Hook.Exit("org.eclipse.jdt.ls.core.internal.semantictokens.SemanticTokensVisitor.visit")
    public static boolean lengthenKeyword(Object visitor, RecordDeclaration declaration, boolean visitsChildren) {
        lengthenKeyword(visitor, declaration);
        return visitsChildren;
    }

    private static void lengthenKeyword(Object visitor, RecordDeclaration declaration) {
        int keyword = declaration.getRestrictedIdentifierStartPosition();
        if (!isWritten(keyword, declaration)) {
            return;
        }
        try {
            Field field = accessible(visitor.getClass().getDeclaredField("tokens"));
            @SuppressWarnings("unchecked") // The patch needs it to be a list.
            List<Object> tokens = (List<Object>) field.get(visitor);
            for (int i = tokens.size() - 1; i >= 0; i--) {
                Object token = tokens.get(i);
                if (get("getOffset", token).equals(keyword)) {
                    Constructor<?> constructor = accessible(token.getClass().getConstructors()[0]);
                    tokens.set(
                            i,
                            constructor.newInstance(
                                    visitor,
                                    keyword,
                                    KeywordMark.LENGTH,
                                    get("getTokenType", token),
                                    get("getTokenModifiers", token)));
                    return;
                }
            }
        } catch (ReflectiveOperationException otherVersion) {
            // The last letters of the keyword get no color.
            return;
        }
    }

    private static boolean isWritten(int keyword, RecordDeclaration declaration) {
        ITypeRoot file = ((CompilationUnit) declaration.getRoot()).getTypeRoot();
        try {
            return file != null
                    && file.getBuffer().getText(keyword, KeywordMark.LENGTH).equals(KeywordMark.KEYWORD);
        } catch (JavaModelException gone) {
            return false;
        }
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
