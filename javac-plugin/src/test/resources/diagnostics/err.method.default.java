// clauses: EM-CONF-6
//// Greeting.java
class Greeting {
    interface Named {
        String name();
    }

    interface Loud extends Named {
        @Override
        default String name() {
            return "LOUD";
        }
    }

    emissary Speaker(Named named) implements Loud;  // error: method.default
}
//// fixed: Greeting.java
class Greeting {
    interface Named {
        String name();
    }

    interface Loud extends Named {
        @Override
        default String name() {
            return "LOUD";
        }
    }

    emissary Speaker(Named named) implements Loud {
        @Override public String name() { return this.named.name(); } // or Greeting.Loud.super.name()
    }
}
