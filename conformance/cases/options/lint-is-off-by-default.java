// clauses: EM-OPT-6, EM-DIAG-4
// claim: Without lint=on there are no such warnings.
emissary Names(java.util.List<String> names);
