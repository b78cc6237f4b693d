// clauses: EM-FORM-2, EM-FORM-4
// claim: In a compact source file an emissary may be the first declaration, in the annotation form.
// jdk: 25
@dev.emissary.Emissary record Task(Runnable task) {}

void main() {
    new Task(() -> System.out.println("ran")).run();
}
