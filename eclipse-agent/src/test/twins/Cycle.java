// reason: ecj reports two errors of interfaces that extend each other.
// excuses: diagnostics/cyclic-superinterfaces-of-a-delegate-are-the-only-error
interface I extends J { void m(); }  // ecj: 1
interface J extends I {}  // ecj: 1
