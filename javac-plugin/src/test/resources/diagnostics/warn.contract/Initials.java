// clauses: EM-DIAG-4, EM-CLASS-3
// options: lint=on
public emissary Initials(CharSequence name);  // warning: contract
