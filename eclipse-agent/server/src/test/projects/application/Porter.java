package application;

import dev.emissary.Emissary;
import java.util.List;
import library.Greeter;

@Emissary
record Porter<T extends CharSequence>(Greeter greeter, Iterable<T> keys) {
    Porter {
        keys.forEach(String::valueOf);
    }

    static Porter<String> of(Greeter greeter) {
        return new Porter<>(greeter, List.of("front", "back"));
    }

    String welcome(String name) {
        return greet(name) + ", the first key is " + iterator().next();
    }
}
