// clauses: EM-FWD-3
// claim: Forwarders that may be interrupted when closing give no warning.
// warnings: all
public emissary X(AutoCloseable closeable);
