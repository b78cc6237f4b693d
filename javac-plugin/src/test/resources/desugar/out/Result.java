package result;

import dev.emissary.lang.Emissary;

interface Fluent {
    Fluent next(int... steps);
}

final class Result extends Emissary implements Fluent {
    private final Fluent result;

    Result(Fluent result) {
        this.result = result;
    }

    @Override
    public Fluent next(int... steps) {
        Fluent result = this.result.next(steps);
        return result == this.result ? this : result;
    }
}
