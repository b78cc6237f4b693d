package application;

import dev.emissary.*;
import java.util.List;
import java.util.function.Supplier;
import library.*;

/** Corners. */
class Corner {
    interface Wide extends Greeter, Journal {}

    @Emissary({Greeter.class})
    record Listed(Polite polite, List<String> state) {
        int count() {
            return state.size();
        }
    }

    @Emissary
    record Named(Polite polite) implements Greeter {}

    @dev.emissary.Emissary
    record Qualified(library.Greeter greeter) {}

    @Emissary
    record Widest(Wide wide) {}

    Supplier<Greeter> lambda(Greeter given) {
        return () -> {
            @Emissary
            record InLambda(Greeter greeter) {}
            return new InLambda(given);
        };
    }

    Object use(Widest widest, Listed listed, Named named) {
        Journal journal = widest;
        return listed.greet(named.greet("x")) + journal.size() + widest.greet("y");
    }
}
