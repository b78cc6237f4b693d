// clauses: EM-CONF-2
//// Match.java
class Match {
    interface Stopwatch {
        void stop();
    }

    interface Counter {
        int stop();
    }

    emissary Referee(Stopwatch watch, Counter goals);  // error: method.irreconcilable
}
//// fixed: Match.java
import dev.emissary.Emissary;

class Match {
    interface Stopwatch {
        void stop();
    }

    interface Counter {
        int stop();
    }

    @Emissary(Stopwatch.class)
    emissary Referee(Stopwatch watch, Counter goals) {
        int stopCounting() {
            return goals.stop();
        }
    }
}
