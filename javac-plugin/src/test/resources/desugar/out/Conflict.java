package conflict;

import dev.emissary.lang.Emissary;

interface Input {
    int read();

    void close();
}

interface Output {
    void write(int value);

    void close();
}

final class Conflict extends Emissary implements Input, Output {
    private final Input input;
    private final Output output;

    Conflict(Input input, Output output) {
        this.input = input;
        this.output = output;
    }

    @Override
    public void close() {
        output.close();
        input.close();
    }

    @Override
    public int read() {
        return input.read();
    }

    @Override
    public void write(int value) {
        output.write(value);
    }
}
