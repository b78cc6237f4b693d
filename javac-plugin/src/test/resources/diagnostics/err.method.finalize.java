// clauses: EM-FWD-2
//// Handles.java
class Handles {
    interface Handle {
        void use();

        void finalize();
    }

    emissary Shared(Handle handle);  // error: method.finalize
}
//// fixed: Handles.java
class Handles {
    interface Handle {
        void use();

        void finalize();
    }

    emissary Shared(Handle handle) {
        @SuppressWarnings({"deprecation", "removal"}) @Override public void finalize() { }
    }
}
