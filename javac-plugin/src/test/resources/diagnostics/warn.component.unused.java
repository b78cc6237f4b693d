// clauses: EM-DIAG-4, EM-DEL-3
// options: lint=on
//// Task.java
import dev.emissary.Emissary;

@Emissary(Runnable.class)
public record Task(Runnable work, String name) {}  // warning: component.unused
//// fixed: Task.java
import dev.emissary.Emissary;

@Emissary(Runnable.class)
public record Task(Runnable work) {}
