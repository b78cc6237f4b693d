// clauses: EM-ENC-3, EM-CLASS-3, EM-FWD-2
// claim: No method of Object reaches the delegate, whatever its interface redeclares, unless the body declares it.
// prints:
//     false false false
//     true
interface Named {
    String name();
    @Override boolean equals(Object other);
    @Override int hashCode();
    @Override String toString();
}
record Person(String name) implements Named {}
emissary Front(Named named);
emissary Told(Named named) { @Override public String toString() { return named.toString(); } }

class Main {
    public static void main(String... args) {
        Person ada = new Person("Ada");
        Front front = new Front(ada);
        System.out.println(front.equals(ada) + " " + front.equals(new Front(ada)) + " " + front.toString().contains("Ada"));
        System.out.println(new Told(ada).toString().contains("Ada"));
    }
}
