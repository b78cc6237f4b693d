package dev.emissary.eclipse.agent;

import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

/**
 * The annotations that make a public static method a hook, and say which methods of Eclipse call it.
 *
 * <p>A method is given by its name; its class is the type of the receiver, unless it stands before the name, and its
 * types are those of the hook, unless a descriptor follows the name. Where a version of Eclipse has no such method, it is not patched.
 */
public final class Hook {
    private Hook() {}

    /**
     * The hook is called first, with the receiver and the arguments. If it returns true for a void method, or an object
     * for another one, the method returns that at once.
     */
    @Target(ElementType.METHOD)
    public @interface Entry {
        String value();

        Guard when() default Guard.NONE;
    }

    /** The hook is called last, with the receiver, the arguments and the result, and returns the result. */
    @Target(ElementType.METHOD)
    public @interface Exit {
        String value();

        Guard when() default Guard.NONE;
    }

    /** The hook is called first, with the first argument, and returns what takes its place. */
    @Target(ElementType.METHOD)
    public @interface Argument {
        String[] value();
    }

    /**
     * The hook is called after each call of the method {@code of}, with the receiver, the argument if any, the result,
     * and the receiver of the calling method, and returns the result.
     */
    @Target(ElementType.METHOD)
    public @interface Call {
        String of();

        /** The calling methods, of whatever types. */
        String[] in();
    }

    /** Conditions that spare the call of a hook where it is called very often; they are part of the patched class. */
    public enum Guard {
        /** Always. */
        NONE,
        /** The field {@code emissary$state} of the receiver is set. */
        STATE,
        /** The scanner is at a word that begins like {@code emissary}, or has as many characters with escapes. */
        WORD
    }
}
