package dev.emissary.javac.testing;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Says why a test, or each test of a class that has no {@link Clause} of its own, confirms none. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface NoClause {
    /** What is tested instead. */
    String value();
}
