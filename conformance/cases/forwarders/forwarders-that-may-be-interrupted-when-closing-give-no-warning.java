// clauses: EM-FWD-3
// claim: Forwarders that may be interrupted when closing give no warning.
public emissary X(AutoCloseable closeable);
