package dev.emissary.javac.symbols;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.PackageSymbol;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.tree.JCTree.JCBlock;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.util.Context;
import dev.emissary.bodies.BodyText;
import dev.emissary.bodies.DefaultCalls;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.tools.JavaFileObject;

/** The bodies of methods: in a source of the compilation, or in a class file. */
final class DefaultBodies {
    private final Enter enter;
    private final Map<ClassSymbol, Map<String, Set<String>>> known = new HashMap<>();

    DefaultBodies(Context context) {
        enter = Enter.instance(context);
    }

    Set<String> calls(ExecutableElement element, String signature) {
        MethodSymbol method = (MethodSymbol) element;
        ClassSymbol owner = method.enclClass();
        try {
            Env<AttrContext> env = enter.getEnv(owner);
            if (env != null) {
                JCBlock body = body(method, env);
                return body == null ? Set.of() : new BodyText(text(env), body.getStartPosition() + 1).calls();
            }
            Map<String, Set<String>> calls = known.get(owner);
            if (calls == null) {
                calls = read(owner);
                known.put(owner, calls);
            }
            return calls.getOrDefault(signature, Set.of());
        } catch (IOException unreadable) {
            return Set.of();
        }
    }

    boolean onlyForwards(ExecutableElement element) {
        return isWritten(element, true);
    }

    boolean refuses(ExecutableElement element) {
        return isWritten(element, false);
    }

    private boolean isWritten(ExecutableElement element, boolean forwarding) {
        MethodSymbol method = (MethodSymbol) element;
        Env<AttrContext> env = enter.getEnv(method.enclClass());
        JCBlock body = body(method, env);
        try {
            if (body == null) {
                return false;
            }
            BodyText text = new BodyText(text(env), body.getStartPosition() + 1);
            return forwarding ? text.onlyForwards(method.name.toString()) : text.refuses();
        } catch (IOException unreadable) {
            return false;
        }
    }

    private static JCBlock body(MethodSymbol method, Env<AttrContext> env) {
        return TreeInfo.declarationFor(method, env.tree) instanceof JCMethodDecl tree ? tree.body : null;
    }

    private static CharSequence text(Env<AttrContext> env) throws IOException {
        return env.toplevel.sourcefile.getCharContent(true);
    }

    private static Map<String, Set<String>> read(ClassSymbol type) throws IOException {
        if (isOfJdk(type)) {
            return DefaultCalls.inJdk(type.flatname.toString().replace('.', '/'));
        }
        JavaFileObject file = type.classfile;
        boolean isClass = file != null && file.getKind() == JavaFileObject.Kind.CLASS;
        return DefaultCalls.inClassFile(isClass ? file.openInputStream() : null);
    }

    private static boolean isOfJdk(ClassSymbol type) {
        String module = String.valueOf(((PackageSymbol) type.outermostClass().owner).modle.name);
        return module.startsWith("java.") || module.startsWith("jdk.");
    }
}
