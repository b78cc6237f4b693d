// clauses: EM-CONF-6
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
