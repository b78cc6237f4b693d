////// Annotations
// shows: Annotations of types are carried, and those of a component go to the field and the parameter
// clauses: EM-CLASS-2, EM-FWD-7
//// Annotations.java
package annotations;

//- import dev.emissary.Emissary;
//+ import dev.emissary.lang.Emissary;
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

//- @Emissary(Lookup.class)
//- final record Annotations(@Named(value = "lookup(", type = Map.class) @Nullable Lookup<@Nullable String> lookup, @Named("rest") int... rest) {}
//+ final class Annotations extends Emissary implements Lookup<String> {
//+     @Named(value = "lookup(", type = Map.class) @Nullable private final Lookup<@Nullable String> lookup;
//+     @Named("rest") private final int[] rest;
//+
//+     Annotations(
//+             @Named(value = "lookup(", type = Map.class) @Nullable Lookup<@Nullable String> lookup,
//+             @Named("rest") int... rest) {
//+         this.lookup = lookup;
//+         this.rest = rest;
//+     }
//+
//+     @Override
//+     public @Nullable({"a", "b\n"}) String find(
//+             @Nullable String key, Map.@Nullable Entry<@Nullable String, @Nullable String @Nullable []> entry) {
//+         return lookup.find(key, entry);
//+     }
//+
//+     @Override
//+     public <E extends @Nullable Exception> void check(Map<? extends @Nullable String, ?> map) throws @Nullable E {
//+         lookup.<E>check(map);
//+     }
//+ }
////// Lint
// shows: Deprecation is carried, and forwarders cause no warning, of overloads either
// clauses: EM-FWD-3, EM-EQ-1
//// Lint.java
package lint;

//- import dev.emissary.Emissary;
//+ import dev.emissary.lang.Emissary;
import java.util.List;
//+ import java.util.function.DoubleFunction;
//+ import java.util.function.IntFunction;

@SuppressWarnings("overloads")
interface Old {
    /** @deprecated for a reason */
    @Deprecated(since = "1", forRemoval = true)
    void gone();

    @Deprecated
    int old();

    @SuppressWarnings("rawtypes")
    List raw(Class type);

    @SuppressWarnings("unchecked")
    <T> void generic(List<T>... lists);

    void take(java.util.function.IntFunction<String> function);

    void take(java.util.function.DoubleFunction<String> function);
}

//- @Emissary
//- record Lint(Old old) {}
//+ final class Lint extends Emissary implements Old {
//+     private final Old old;
//+
//+     Lint(Old old) {
//+         this.old = old;
//+     }
//+
//+     @SuppressWarnings("removal")
//+     @Deprecated(since = "1", forRemoval = true)
//+     @Override
//+     public void gone() {
//+         old.gone();
//+     }
//+
//+     @Deprecated
//+     @Override
//+     public int old() {
//+         return old.old();
//+     }
//+
//+     @SuppressWarnings("rawtypes")
//+     @Override
//+     public List raw(Class type) {
//+         return old.raw(type);
//+     }
//+
//+     @SuppressWarnings("unchecked")
//+     @Override
//+     public <T> void generic(List<T>... lists) {
//+         old.generic(lists);
//+     }
//+
//+     @SuppressWarnings("overloads")
//+     @Override
//+     public void take(IntFunction<String> function) {
//+         old.take(function);
//+     }
//+
//+     @SuppressWarnings("overloads")
//+     @Override
//+     public void take(DoubleFunction<String> function) {
//+         old.take(function);
//+     }
//+ }
