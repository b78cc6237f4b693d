/* The delegates. */
package resolved_by_hand;

public final class Parts {
    private Parts() {}

    public static Pump pump() {
        return new Pump() {
            @Override
            public String start() {
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
            public String start() {
                return "motor";
            }

            @Override
            public int watts() {
                return 2;
            }
        };
    }
}
