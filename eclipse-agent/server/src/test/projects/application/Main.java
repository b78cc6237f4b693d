package application;

import dev.emissary.Emissary;
import library.Desk;
import library.Greeter;
import library.Journal;
import library.Pages;
import library.Polite;

public class Main {
    public static String run() {
        Journal pages = new Pages();
        Desk desk = new Desk(new Polite(), pages);
        desk.write(desk.greet("Ada"));
        Porter<String> porter = Porter.of(desk);
        desk.write(porter.welcome("Grace"));
        return all(desk, "Ada", "Grace") + pages.size() + all(night(porter), "Jean");
    }

    static String all(Greeter greeter, String... names) {
        return greeter.greetAll(names);
    }

    static Greeter night(Greeter day) {
        @Emissary
        record Night(Greeter greeter) {
            public String greetAll(String... names) {
                return ", at night: " + greeter.greetAll(names);
            }
        }
        return new Night(day);
    }
}
