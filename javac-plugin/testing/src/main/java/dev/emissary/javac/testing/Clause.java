package dev.emissary.javac.testing;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Names the clauses of the specification that a test confirms, for instance {@code @Clause("EM-FWD-1")}. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Clause {
    /** The identifiers of the clauses. */
    String[] value();
}
