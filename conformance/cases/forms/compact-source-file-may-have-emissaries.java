// clauses: EM-FORM-2, EM-FORM-4
// claim: In a compact source file an emissary may stand before, between and after the other declarations, in both
//     forms.
// jdk: 25
//// Keyword.java
emissary Task(Runnable task);

void main() {
    new Task(() -> System.out.println("ran")).run();
}
//// Annotation.java
@dev.emissary.Emissary record Task(Runnable task) {}

void main() {
    new Task(() -> System.out.println("ran")).run();
}
//// Between.java
int before;

emissary Task(Runnable task);

void main() {
    new Task(new Last(() -> {})).run();
}

emissary Last(Runnable task);
