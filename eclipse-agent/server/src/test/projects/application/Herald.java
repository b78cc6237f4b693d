package application;

import dev.emissary.Emissary;
import library.Greeter;

@Emissary
record Herald(Greeter greeter) {
    public String greet(String name) {
        return greeter.greet(name) + "!";
    }
}
