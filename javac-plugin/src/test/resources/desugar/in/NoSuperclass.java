// shows: With `superclass=none` nothing of this project is left
// clauses: EM-OPT-3, EM-EQ-1
// options: superclass=none
package nosuperclass;

emissary NoSuperclass(Runnable run, AutoCloseable resource) {
    static NoSuperclass of(Runnable run) {
        return new NoSuperclass(run, () -> {});
    }
}
