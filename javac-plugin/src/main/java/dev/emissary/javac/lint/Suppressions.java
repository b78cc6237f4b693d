package dev.emissary.javac.lint;

import com.sun.tools.javac.code.Attribute;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.ListBuffer;
import com.sun.tools.javac.util.Names;
import com.sun.tools.javac.util.Pair;
import java.util.Set;
import java.util.TreeSet;

/** The annotation {@code @SuppressWarnings} on symbols, where javac's lint looks for it. */
public final class Suppressions {
    private Suppressions() {}

    /** Makes the annotation with the given categories. */
    private static Attribute.Compound of(Symtab syms, Names names, List<String> categories) {
        ListBuffer<Attribute> constants = new ListBuffer<>();
        for (String category : categories) {
            constants.add(new Attribute.Constant(syms.stringType, category));
        }
        Type strings = new ArrayType(syms.stringType, syms.arrayClass);
        MethodSymbol value =
                (MethodSymbol) syms.suppressWarningsType.tsym.members().findFirst(names.value);
        return new Attribute.Compound(
                syms.suppressWarningsType,
                List.of(new Pair<>(value, new Attribute.Array(strings, constants.toList()))));
    }

    /** Suppresses further categories on a declaration. All are in one annotation, because readers look at only one. */
    public static void add(Symbol declaration, Symtab syms, Names names, List<String> categories) {
        Set<String> all = on(declaration, syms);
        if (!all.isEmpty()) {
            List<Attribute.Compound> others = List.from(declaration.getRawAttributes().stream()
                    .filter(annotation -> !is(annotation, syms))
                    .toList());
            declaration.resetAnnotations();
            declaration.appendAttributes(others);
        }
        all.addAll(categories);
        declaration.appendAttributes(List.of(of(syms, names, List.from(all))));
    }

    /**
     * Returns the categories that are suppressed for a declaration, on itself or on an enclosing one, written or not.
     */
    public static Set<String> in(Symbol declaration, Symtab syms) {
        Set<String> categories = new TreeSet<>();
        for (Symbol around = declaration; around != null && around.kind != Kind.PCK; around = around.owner) {
            categories.addAll(on(around, syms));
        }
        return categories;
    }

    /** Returns the categories that are suppressed on a declaration itself, written or not. */
    public static Set<String> on(Symbol declaration, Symtab syms) {
        Set<String> categories = new TreeSet<>();
        for (Attribute.Compound annotation : declaration.getRawAttributes()) {
            if (is(annotation, syms)) {
                annotation.values.forEach(element -> addNames(element.snd, categories));
            }
        }
        return categories;
    }

    /** Whether an annotation is {@code @SuppressWarnings}. */
    public static boolean is(Attribute.Compound annotation, Symtab syms) {
        return annotation.type.tsym == syms.suppressWarningsType.tsym;
    }

    private static void addNames(Attribute value, Set<String> categories) {
        if (value instanceof Attribute.Array array) {
            List.from(array.values).forEach(name -> categories.add(String.valueOf(name.getValue())));
        }
    }
}
