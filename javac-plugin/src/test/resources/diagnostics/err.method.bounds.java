// clauses: EM-DEL-5, EM-FWD-3
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
