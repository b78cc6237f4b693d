// clauses: EM-FWD-2
// claim: equals, hashCode and toString are not forwarded where the interface redeclares them either; overloads of the
//     methods of Object are.
// methods of Front: public int compare(String, String)
// class OfOverloads: final class OfOverloads extends dev.emissary.lang.Emissary implements Foo<Integer>
// methods of OfOverloads:
//     bridge public String toString(Number[])
//     bridge public boolean equals(Number)
//     bridge public void wait(Number)
//     public String toString(Integer[])
//     public boolean equals()
//     public boolean equals(Integer)
//     public int hashCode(int)
//     public void notify(int)
//     public void wait(Integer)
interface Order {
    int compare(String one, String other);

    @Override
    boolean equals(Object other);

    @Override
    int hashCode();

    @Override
    String toString();
}
emissary Front(Order order);
interface Foo<T extends Number> {
    boolean equals(T o); boolean equals(); int hashCode(int i); String toString(T[] ts); void wait(T t);
    void notify(int i);
}
emissary OfOverloads(Foo<Integer> foo);
