// clauses: EM-FORM-2
// claim: A header may have bounds, annotations and nested type arguments.
// class A:
//     final class A<K extends Comparable<K>, V extends java.util.Map<K, java.util.List<java.util.List<java.util.List<K>>>>> extends dev.emissary.lang.Emissary implements java.util.Map<K, V>, Comparable<A<K, V>>
import java.lang.annotation.*;
import java.util.*;
@Target(ElementType.TYPE_USE) @interface Use { int[] value() default {}; }
@Target(ElementType.TYPE_PARAMETER) @interface Par { Class<?> value() default Object.class; }
@dev.emissary.Emissary(Map.class)
emissary A<@Par(List.class) K extends @Use({1, (2)}) Comparable<K>, V extends Map<K, List<List<List<K>>>>>(
        @Use Map<@Use K, @Use V> map, List<K> @Use [] own) implements Comparable<A<K, V>> {
    public int compareTo(A<K, V> other) { return own.length; }
}
