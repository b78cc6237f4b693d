// clauses: EM-CLASS-3
// claim: A component may have the name of a method of its interface.
// methods of Named2:
//     public String name()
// prints:
//     N
interface Named {
    String name();
}

emissary Named2(Named name);

class Main {
    public static void main(String[] arguments) {
        System.out.println(new Named2(() -> "N").name());
    }
}
