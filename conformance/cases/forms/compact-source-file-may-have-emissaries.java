// clauses: EM-FORM-2, EM-FORM-4, EM-CLASS-4
// claim: In a compact source file an emissary may stand before, between and after the other declarations, and in a method,
//     in both forms; the class of the file is no emissary, whatever it is called.
// jdk: 25
//// Keyword.java
emissary Task(Runnable task);

void main() {
    new Task(() -> System.out.println("ran")).run();
}
//// Annotation.java
@dev.emissary.Emissary record Task(Runnable task) { final int more = 1; }

void main() {
    new Task(() -> System.out.println("ran")).run();
}
//// Between.java
int before;

/** Doc. */ @Deprecated emissary Task(Runnable task) { final int more = 1; Task { } }

void main() {
    new Task(new Last(() -> {})).run();
}

@dev.emissary.Emissary emissary Last(Runnable task);
//// AfterRecord.java
import java.util.*;
record R(int i) {}
emissary Other(Runnable r);
@dev.emissary.Emissary record Task(Runnable r) {}
void main() { emissary Local(Runnable r) { final int h = 1; } new Local(new Task(null)); }
//// Task.java
emissary Task(Runnable r); void main() {}
//// Wrong.java
emissary Task(Runnable r) {
    int x;  // error: field.not.final
    { }  // error: initializer
}
void main() { }
//// WithoutComponent.java
emissary Task();  // error: no.component
void main() { }
