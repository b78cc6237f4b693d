// reason: ecj marks both of two annotations that are the same, and an unknown constant twice.
// excuses: diagnostics/mistake-in-the-list-is-the-only-error
@Deprecated @Deprecated class Twice {}  // ecj: 2
