class Handles {
    interface Handle {
        void use();

        void finalize();
    }

    emissary Shared(Handle handle) {
        @SuppressWarnings({"deprecation", "removal"}) @Override public void finalize() { }
    }
}
