// clauses: EM-FWD-2
// claim: Overloads of the methods of Object are forwarded.
// class X:
//     public final class X extends dev.emissary.lang.Emissary implements Foo<Integer>
// methods of X:
//     bridge public String toString(Number[])
//     bridge public boolean equals(Number)
//     bridge public void wait(Number)
//     public String toString(Integer[])
//     public boolean equals()
//     public boolean equals(Integer)
//     public int hashCode(int)
//     public void notify(int)
//     public void wait(Integer)
//// Foo.java
public interface Foo<T extends Number> {
    boolean equals(T o); boolean equals(); int hashCode(int i); String toString(T[] ts); void wait(T t);
    void notify(int i);
}
//// X.java
public emissary X(Foo<Integer> foo);
