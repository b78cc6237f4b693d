package dev.emissary.javac.symbols;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Position;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.tools.JavaFileObject;

/**
 * Finds the names of parameters where a method is declared: in a source of the compilation, in its class file
 * ({@code MethodParameters}), or in the JDK's sources. Only code that is shown or written has them; the class files of
 * emissaries do not depend on them (EM-FWD-9).
 */
final class DeclaredParameters {
    private static final Context.Key<DeclaredParameters> KEY = new Context.Key<>();

    private final Types types;
    /** Null until the first method is looked up there: only a message that proposes a method, or a text, needs it. */
    private JdkSources sources;

    private DeclaredParameters(Context context) {
        types = Types.instance(context);
    }

    /** Returns the instance of a compilation, which keeps what it has read. */
    static DeclaredParameters in(Context context) {
        DeclaredParameters known = context.get(KEY);
        if (known == null) {
            known = new DeclaredParameters(context);
            context.put(KEY, known);
        }
        return known;
    }

    /** Returns the names of a method's parameters, if they are known. */
    Optional<List<String>> of(ExecutableElement element) {
        MethodSymbol method = (MethodSymbol) element;
        // Only a parameter in a source has a position; with -parameters, javac knows names of some class files, too.
        if (method.params != null && method.params.nonEmpty() && method.params.head.pos != Position.NOPOS) {
            return Optional.of(List.copyOf(method.params.map(parameter -> parameter.name.toString())));
        }
        ClassSymbol owner = method.enclClass();
        JavaFileObject file = owner.classfile;
        if (file == null || file.getKind() != JavaFileObject.Kind.CLASS) {
            return Optional.empty();
        }
        if (!JdkSources.mayHave(owner)) {
            return MethodParameters.in(file, method, types);
        }
        if (sources == null) {
            sources = new JdkSources();
        }
        return sources.parameters(owner, method);
    }
}
