// clauses: EM-FORM-5
// claim: An emissary is not abstract sealed or non sealed.
class X {}

abstract
emissary A1(Runnable r) {}  // error: modifier
abstract
@dev.emissary.Emissary record A2(Runnable r) {}  // error: modifier
abstract final
emissary A3(Runnable r) {}  // error: modifier
abstract final
@dev.emissary.Emissary record A4(Runnable r) {}  // error: modifier
abstract strictfp
emissary A5(Runnable r) {}  // error: modifier
abstract strictfp
@dev.emissary.Emissary record A6(Runnable r) {}  // error: modifier
sealed abstract
emissary A7(Runnable r) {}  // error: modifier
sealed abstract
@dev.emissary.Emissary record A8(Runnable r) {}  // error: modifier
