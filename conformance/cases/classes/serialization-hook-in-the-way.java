// clauses: EM-CLASS-5
// claim: A method that takes the place of every method by which the class could refuse, and that serialization does not
//     call, is an error.
interface Stored extends java.io.Externalizable {
    String key();
}

emissary Cached(Stored stored) {
    static Object writeReplace() {  // error: serialization.hook
        return "cached";
    }
}
