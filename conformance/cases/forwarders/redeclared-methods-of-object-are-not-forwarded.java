// clauses: EM-FWD-2
// claim: equals, hashCode and toString are not forwarded where the interface redeclares them either.
// methods of Front:
//     public int compare(String, String)
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
