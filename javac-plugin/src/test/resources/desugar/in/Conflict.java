// shows: What two delegates would both supply is written by hand, here for both
// clauses: EM-CONF-1, EM-FWD-6
package conflict;

interface Input {
    int read();

    void close();
}

interface Output {
    void write(int value);

    void close();
}

emissary Conflict(Input input, Output output) {
    @Override
    public void close() {
        output.close();
        input.close();
    }
}
