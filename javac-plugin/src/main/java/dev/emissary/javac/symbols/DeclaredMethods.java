package dev.emissary.javac.symbols;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Scope.LookupKind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/**
 * The methods that a class or interface declares. {@link TypeElement#getEnclosedElements} would also read the class
 * files of its member classes, which takes time and makes javac warn about class files that the compilation does not
 * need (EM-EQ-3).
 */
public final class DeclaredMethods {
    private DeclaredMethods() {}

    /** Returns the methods that a type declares, in order, without compiler-generated ones. */
    public static List<ExecutableElement> of(TypeElement type) {
        List<ExecutableElement> methods = new ArrayList<>();
        for (Symbol member : ((ClassSymbol) type).members().getSymbols(LookupKind.NON_RECURSIVE)) {
            if (member instanceof MethodSymbol method
                    && !(method.isConstructor() || method.isStaticOrInstanceInit())
                    && (method.flags() & Flags.SYNTHETIC) == 0) {
                methods.add(method);
            }
        }
        // javac's scopes return the last member first.
        Collections.reverse(methods);
        return methods;
    }
}
