// clauses: EM-OPT-6
// claim: lint=off is the default, and does not warn.
// options: lint=off
emissary Names(java.util.List<String> names);
