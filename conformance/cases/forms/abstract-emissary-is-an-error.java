// clauses: EM-FORM-5
// claim: An emissary that is declared abstract is an error, in both forms and beside other modifiers.
// says:
//     abstract
abstract
emissary Abstract(Runnable task) {}  // error: modifier
abstract
@dev.emissary.Emissary record AbstractRecord(Runnable task) {}  // error: modifier
abstract final
emissary AbstractFinal(Runnable task) {}  // error: modifier
abstract final
@dev.emissary.Emissary record AbstractFinalRecord(Runnable task) {}  // error: modifier
abstract strictfp
emissary AbstractStrict(Runnable task) {}  // error: modifier
sealed abstract
emissary SealedAbstract(Runnable task) {}  // error: modifier
sealed abstract
@dev.emissary.Emissary record SealedAbstractRecord(Runnable task) {}  // error: modifier
