// clauses: EM-CONF-2
class Match {
    interface Stopwatch {
        void stop();
    }

    interface Counter {
        int stop();
    }

    emissary Referee(Stopwatch watch, Counter goals);  // error: method.irreconcilable
}
