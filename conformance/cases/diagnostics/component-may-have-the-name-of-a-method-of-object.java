// clauses: EM-DIAG-3, EM-CLASS-3
// claim: A component may have the name of a method of Object.
emissary A01(Runnable clone) {}
@dev.emissary.Emissary record A02(Runnable clone) {}
emissary A03(Runnable finalize) {}
@dev.emissary.Emissary record A04(Runnable finalize) {}
emissary A05(Runnable getClass) {}
@dev.emissary.Emissary record A06(Runnable getClass) {}
emissary A07(Runnable hashCode) {}
@dev.emissary.Emissary record A08(Runnable hashCode) {}
emissary A09(Runnable notify) {}
@dev.emissary.Emissary record A10(Runnable notify) {}
emissary A11(Runnable notifyAll) {}
@dev.emissary.Emissary record A12(Runnable notifyAll) {}
emissary A13(Runnable toString) {}
@dev.emissary.Emissary record A14(Runnable toString) {}
emissary A15(Runnable wait) {}
@dev.emissary.Emissary record A16(Runnable wait) {}
