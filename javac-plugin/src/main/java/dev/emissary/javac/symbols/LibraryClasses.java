package dev.emissary.javac.symbols;

import com.sun.tools.javac.code.ClassFinder;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Symbol.PackageSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Convert;
import com.sun.tools.javac.util.Name;
import com.sun.tools.javac.util.Names;

/**
 * Finds the classes that an emissary implicitly refers to: those of emissary-annotations and of Java's serialization.
 * They are found by their qualified names, regardless of what these mean where the emissary is declared.
 */
public final class LibraryClasses {
    /** The superclass of all emissaries. */
    public static final String SUPERCLASS = "dev.emissary.lang.Emissary";
    /** The annotation of the methods that are added. */
    public static final String GENERATED = "dev.emissary.lang.Generated";

    private LibraryClasses() {}

    /** Returns a class if the module of the given environment can see it, or else null. */
    public static ClassSymbol find(Context context, Env<AttrContext> env, String qualifiedName) {
        Name name = Names.instance(context).fromString(qualifiedName);
        PackageSymbol found = Symtab.instance(context).lookupPackage(env.toplevel.modle, Convert.packagePart(name));
        try {
            return ClassFinder.instance(context).loadClass(found.modle, name);
        } catch (CompletionFailure absent) {
            return null;
        }
    }
}
