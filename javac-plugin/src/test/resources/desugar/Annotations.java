// shows: Annotations of types are carried, and those of a component go to the field and the parameter
// clauses: EM-CLASS-2, EM-FWD-7
//// Annotations.java
package annotations;

import dev.emissary.Emissary;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Map;

@Target(ElementType.TYPE_USE)
@Retention(RetentionPolicy.RUNTIME)
@interface Nullable {
    String[] value() default {};
}

@Target({ElementType.FIELD, ElementType.PARAMETER})
@Retention(RetentionPolicy.RUNTIME)
@interface Named {
    String value();

    Class<?> type() default Object.class;
}

interface Lookup<K> {
    @Nullable({"a", "b\n"}) String find(@Nullable K key, Map.@Nullable Entry<K, @Nullable String @Nullable []> entry);

    <E extends @Nullable Exception> void check(Map<? extends @Nullable K, ?> map) throws @Nullable E;
}

@Emissary(Lookup.class)
final record Annotations(@Named(value = "lookup(", type = Map.class) @Nullable Lookup<@Nullable String> lookup, @Named("rest") int... rest) {}
//// plain: Annotations.java
package annotations;

import dev.emissary.lang.Emissary;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Map;

@Target(ElementType.TYPE_USE)
@Retention(RetentionPolicy.RUNTIME)
@interface Nullable {
    String[] value() default {};
}

@Target({ElementType.FIELD, ElementType.PARAMETER})
@Retention(RetentionPolicy.RUNTIME)
@interface Named {
    String value();

    Class<?> type() default Object.class;
}

interface Lookup<K> {
    @Nullable({"a", "b\n"}) String find(@Nullable K key, Map.@Nullable Entry<K, @Nullable String @Nullable []> entry);

    <E extends @Nullable Exception> void check(Map<? extends @Nullable K, ?> map) throws @Nullable E;
}

final class Annotations extends Emissary implements Lookup<String> {
    @Named(value = "lookup(", type = Map.class) @Nullable private final Lookup<@Nullable String> lookup;
    @Named("rest") private final int[] rest;

    Annotations(
            @Named(value = "lookup(", type = Map.class) @Nullable Lookup<@Nullable String> lookup,
            @Named("rest") int... rest) {
        this.lookup = lookup;
        this.rest = rest;
    }

    @Override
    public @Nullable({"a", "b\n"}) String find(
            @Nullable String key, Map.@Nullable Entry<@Nullable String, @Nullable String @Nullable []> entry) {
        return lookup.find(key, entry);
    }

    @Override
    public <E extends @Nullable Exception> void check(Map<? extends @Nullable String, ?> map) throws @Nullable E {
        lookup.<E>check(map);
    }
}
