// clauses: EM-FWD-3, EM-CONF-3
// claim: Forwarders of varargs of one interface and an array of another give no warning.
interface One { void m(String... s); }
interface Two { void m(String[] s); }
@SuppressWarnings("overrides") abstract class Both implements One, Two {}
emissary X(Both both) implements One, Two;
emissary Y(Both both) implements Two, One;
