/* The delegates, each of which overrides it. */
package same_default_twice;

public final class Parts {
    private Parts() {}

    public static Pump pump() {
        return new Pump() {
            @Override
            public String name() {
                return "pump";
            }

            @Override
            public int litres() {
                return 1;
            }
        };
    }

    public static Motor motor() {
        return new Motor() {
            @Override
            public String name() {
                return "motor";
            }

            @Override
            public int watts() {
                return 2;
            }
        };
    }
}
