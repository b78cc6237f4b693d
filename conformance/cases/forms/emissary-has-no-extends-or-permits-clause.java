// clauses: EM-FORM-5
// claim: An emissary has no extends clause and no permits clause, in both forms.
//// Extends.java
emissary Extends(Runnable task) extends Object {}  // any error
//// ExtendsInAnnotationForm.java
@dev.emissary.Emissary record ExtendsInAnnotationForm(Runnable task) extends Object {}  // any error
//// ExtendsWithoutBody.java
emissary ExtendsWithoutBody(Runnable task) extends Object;  // any error
//// ExtendsAndImplements.java
emissary ExtendsAndImplements(Runnable task) extends Object implements Runnable {}  // any error
//// ExtendsAndImplementsInAnnotationForm.java
@dev.emissary.Emissary record ExtendsAndImplementsInAnnotationForm(Runnable task) extends Object implements Runnable {}  // any error
//// Permits.java
emissary Permits(Runnable task) permits String {}  // any error
//// PermitsInAnnotationForm.java
@dev.emissary.Emissary record PermitsInAnnotationForm(Runnable task) permits String {}  // any error
