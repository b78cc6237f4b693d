// clauses: EM-FORM-5
// claim: A modifier that no class at top level can have is the language's own error.
private emissary PrivateKeyword(Runnable r) {}  // error
private @dev.emissary.Emissary record PrivateAnnotation(Runnable r) {}  // error
protected emissary ProtectedKeyword(Runnable r) {}  // error
protected @dev.emissary.Emissary record ProtectedAnnotation(Runnable r) {}  // error
static emissary StaticKeyword(Runnable r) {}  // error
static @dev.emissary.Emissary record StaticAnnotation(Runnable r) {}  // error
