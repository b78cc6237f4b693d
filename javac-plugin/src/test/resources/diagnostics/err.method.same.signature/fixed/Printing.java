class Printing {
    interface Printer<T> {
        void print(T value);

        void print(String text);
    }

    emissary Logged<T>(Printer<T> printer);
}
