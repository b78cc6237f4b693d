// clauses: EM-DEL-6
// claim: An emissary may have the simple name of the interface.
// class impl.MyComponent:
//     public final class impl.MyComponent extends dev.emissary.lang.Emissary implements api.MyComponent
// methods of impl.MyComponent: public String name()
// class impl.List: final class impl.List<T> extends dev.emissary.lang.Emissary implements java.util.List<impl.List<T>>
// class impl.Comparable:
//     final class impl.Comparable<T extends Comparable<T>> extends dev.emissary.lang.Emissary implements Comparable<T>
// methods of impl.Comparable:
//     bridge public int compareTo(Object)
//     public int compareTo(T)
//// impl/MyComponent.java
package impl;
public emissary MyComponent(api.MyComponent comp) { public MyComponent() { this(() -> "x"); } }
//// api/MyComponent.java
package api;
public interface MyComponent { String name(); }
//// impl/List.java
package impl;
emissary List<T>(java.util.List<List<T>> list);
//// impl/Comparable.java
package impl;
emissary Comparable<T extends java.lang.Comparable<T>>(java.lang.Comparable<T> comp)
    implements java.lang.Comparable<T>;
