// clauses: EM-OPT-6, EM-DIAG-4
// claim: lint=on warns about a delegated interface whose contract specifies equals and hashCode.
// options: lint=on
emissary Names(java.util.List<String> names);  // warning: contract
