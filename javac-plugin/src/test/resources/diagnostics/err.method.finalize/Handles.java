// clauses: EM-FWD-2
class Handles {
    interface Handle {
        void use();

        void finalize();
    }

    emissary Shared(Handle handle);  // error: method.finalize
}
