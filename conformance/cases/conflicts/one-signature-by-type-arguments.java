// clauses: EM-CONF-7
// claim: Two methods that get one signature by the type arguments of their interface are an error.
interface Printer<T> {
    void print(T thing);

    void print(String text);
}

emissary Text(Printer<String> printer);  // error: method.same.signature
