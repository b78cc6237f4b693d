package dev.emissary.benchmarks.forwarding;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/**
 * Defines a class a second time: the same bytes under the same name, and another class with another profile to the JVM.
 *
 * <p>It is a class loader and makes no hidden class, because the JVM trusts final fields of hidden classes as it does
 * those of records, and the copy would not be compiled as the original is.
 */
public final class ClassCopy extends ClassLoader {

    private ClassCopy(ClassLoader parent) {
        super(parent);
    }

    /** Returns a new copy of a class that refers to no other class of its package by private access. */
    public static Class<?> of(Class<?> original) {
        String file = original.getName().substring(original.getPackageName().length() + 1) + ".class";
        try (InputStream in = original.getResourceAsStream(file)) {
            byte[] bytes = in.readAllBytes();
            return new ClassCopy(original.getClassLoader()).defineClass(original.getName(), bytes, 0, bytes.length);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
