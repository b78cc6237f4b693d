// clauses: EM-CONF-7
//// Printing.java
class Printing {
    interface Printer<T> {
        void print(T value);

        void print(String text);
    }

    emissary Logged(Printer<String> printer);  // error: method.same.signature
}
//// fixed: Printing.java
class Printing {
    interface Printer<T> {
        void print(T value);

        void print(String text);
    }

    emissary Logged<T>(Printer<T> printer);
}
