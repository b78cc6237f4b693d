package dev.emissary.tools.survey.wrapper;

import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.resolution.types.ResolvedReferenceType;
import dev.emissary.tools.analysis.InterfaceMethod;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A class that stands in front of an object and implements an interface with it: at least half of the interface's
 * methods pass the call on, with or without doing something before or after it.
 *
 * @param body the class
 * @param target how its methods name the object
 * @param type the type of the object
 * @param through the interface, as the class implements it
 * @param methods the methods of the interface by signature
 * @param declared the declarations of these methods in the class, by signature
 * @param plain the signatures of those that do nothing but pass the call on
 * @param around the signatures of those that do something else too, and what that is
 */
public record Wrapper(
        TypeBody body,
        Target target,
        ResolvedReferenceType type,
        ResolvedReferenceType through,
        Map<String, InterfaceMethod> methods,
        Map<String, MethodDeclaration> declared,
        Set<String> plain,
        Map<String, Advice> around) {

    /** Returns whether at least half of the methods do nothing but pass the call on. */
    boolean isPlain() {
        return isHalf(plain.size());
    }

    /** Returns whether at least half of the methods pass the call on. */
    boolean isWrapping() {
        return isHalf(plain.size() + around.size());
    }

    /** Returns whether the object is held in a variable whose type is the interface itself. */
    boolean isOfTheInterface() {
        return target instanceof Target.Variable && type.getQualifiedName().equals(through.getQualifiedName());
    }

    /** Returns how the class reaches its delegate, in words. */
    public String delegateKind() {
        if (target instanceof Target.Accessor) {
            return "accessor";
        }
        return isOfTheInterface() ? "interface" : "other type";
    }

    /** Returns what at least half of the methods, and more than one, do alike around the call. */
    public Advice.Kind sharedAdvice() {
        return Stream.of(Advice.Kind.CODE, Advice.Kind.CODE_WITH_ARGUMENTS)
                .filter(this::isShared)
                .findFirst()
                .orElse(Advice.Kind.DIFFERENT);
    }

    private boolean isShared(Advice.Kind most) {
        Map<String, Integer> sizes = new HashMap<>();
        around.values().stream()
                .filter(advice -> advice.kind().compareTo(most) <= 0)
                .forEach(advice -> sizes.merge(advice.code(), 1, Integer::sum));
        return sizes.values().stream().anyMatch(size -> size > 1 && isHalf(size));
    }

    private boolean isHalf(int number) {
        long required =
                methods.values().stream().filter(method -> !method.isDefault()).count();
        return number > 0 && 2L * number >= (required > 0 ? required : methods.size());
    }
}
