package application;

/** An emissary whose clause says which component serves which interface. */
class Visit {
    interface Bell {
        void ring();
    }

    interface Clock {
        int hour();
    }

    emissary Hall(Bell bell, Clock clock)
            delegates Bell to bell, Clock to clock {
        int strike() {
            bell.ring();
            return clock.hour();
        }
    }
}
