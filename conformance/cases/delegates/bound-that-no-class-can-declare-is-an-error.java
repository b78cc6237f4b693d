// clauses: EM-DEL-5, EM-FWD-3
// claim: A method whose type parameter gets an array as its bound, or two bounds that exclude each other, is an error.
//// Lines.java
class Lines {
    interface Sink<T> {
        <U extends T> void accept(U value);
    }

    emissary Table(Sink<String[]> rows);  // error: method.bound
}
//// Kiosk.java
class Kiosk {
    interface Buyer<A> {
        boolean take(A item);
    }

    interface Reader {
        void take(String text);
    }

    interface Counter<T> {
        <C extends Buyer<T> & Reader> void serve(C customer);
    }

    emissary Newsstand(Counter<String> counter);  // error: method.bounds
}
//// fixed: Lines.java
class Lines {
    interface Sink<T> {
        <U extends T> void accept(U value);
    }

    emissary Table(Sink<String[]> rows) {
        @SuppressWarnings("unchecked") @Override public void accept(String[] value) { this.rows.accept(value); }
    }
}
//// fixed: Kiosk.java
class Kiosk {
    interface Buyer<A> {
        boolean take(A item);
    }

    interface Reader {
        void take(String text);
    }

    interface Counter<T> {
        <C extends Buyer<T> & Reader> void serve(C customer);
    }

    emissary Newsstand(Counter<Integer> counter);
}
