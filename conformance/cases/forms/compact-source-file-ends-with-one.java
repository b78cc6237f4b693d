// clauses: EM-FORM-2, EM-FORM-4
// claim: In a compact source file an emissary may stand between and after the other declarations.
// jdk: 25
int before;

emissary Task(Runnable task);

void main() {
    new Task(new Last(() -> {})).run();
}

emissary Last(Runnable task);
