package dev.emissary.rules.advice;

import dev.emissary.rules.types.ProgramFacts;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;

/**
 * The names of parameters in source code that is shown or written: those of the interface's own declaration where they
 * are known, and otherwise names made from the types, as editors propose them. They are distinct, and Java can write
 * them.
 */
public final class ParameterNames {
    private final ProgramFacts facts;

    public ParameterNames(ProgramFacts facts) {
        this.facts = facts;
    }

    /** Names the parameters of a method of an interface, given their types where they are named. */
    public List<String> of(ExecutableElement method, List<? extends TypeMirror> types) {
        List<String> known =
                types.isEmpty() ? List.of() : facts.parameterNames(method).orElse(List.of());
        return distinct(types, known.size() == types.size() ? known : List.of());
    }

    /** Names the parameters of a method without a declaration. */
    public static List<String> of(List<? extends TypeMirror> types) {
        return distinct(types, List.of());
    }

    private static List<String> distinct(List<? extends TypeMirror> types, List<String> known) {
        // Names of the declaration are not given to other parameters.
        Set<String> taken = new HashSet<>(known);
        Set<String> used = new HashSet<>();
        List<String> names = new ArrayList<>();
        for (int i = 0; i < types.size(); i++) {
            // A class file may have the same name twice.
            String name = known.isEmpty() ? "" : known.get(i);
            if (!isIdentifier(name) || !used.add(name)) {
                name = firstNotIn(taken, ofType(types.get(i)));
                used.add(name);
            }
            taken.add(name);
            names.add(name);
        }
        return names;
    }

    /** Whether a program can have a name; the class files of other languages have some that it cannot. */
    public static boolean isIdentifier(CharSequence name) {
        return SourceVersion.isIdentifier(name) && !SourceVersion.isKeyword(name);
    }

    /** Returns a name, or if it is taken, the name with the first number from 2 on that makes it one that is not. */
    public static String firstNotIn(Set<String> taken, String name) {
        String free = name;
        for (int number = 2; taken.contains(free); number++) {
            free = name + number;
        }
        return free;
    }

    private static String ofType(TypeMirror type) {
        if (type instanceof ArrayType array) {
            String element = ofType(array.getComponentType());
            return element.endsWith("s") ? element : element + "s";
        } else if (type.getKind().isPrimitive()) {
            return type.getKind().name().substring(0, 1).toLowerCase(Locale.ROOT);
        } else if (type.getKind() == TypeKind.TYPEVAR) {
            return ofTypeName(((TypeVariable) type).asElement().getSimpleName().toString());
        }
        return type instanceof DeclaredType declaredType && declaredType.asElement() instanceof TypeElement element
                ? ofTypeName(element.getSimpleName().toString())
                : "value";
    }

    private static String ofTypeName(String type) {
        String[] words = Words.END.split(type, 2);
        String name = words[0].toLowerCase(Locale.ROOT) + (words.length > 1 ? words[1] : "");
        if (isIdentifier(name)) {
            return name;
        }
        return ("AEIOU".indexOf(type.charAt(0)) < 0 ? "a" : "an") + type;
    }

    /** Compiled at first use: most compilations name no parameter. */
    private static final class Words {
        /** The end of a word in a name of a type, before the beginning of the next one: {@code URL|Stream}. */
        static final Pattern END = Pattern.compile("(?<=\\p{Lu})(?=\\p{Lu}\\p{Ll})|(?<=[^\\p{Lu}])(?=\\p{Lu})");
    }
}
