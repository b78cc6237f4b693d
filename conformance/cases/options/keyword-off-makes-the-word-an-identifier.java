// clauses: EM-OPT-4
// claim: keyword=off makes the word an ordinary identifier everywhere, and leaves the annotation form as it is.
// options: keyword=off
// class Task: final class Task extends dev.emissary.lang.Emissary implements Runnable
//// User.java
class emissary {}

class User {
    emissary f(Runnable r) {
        emissary emissary = new emissary();
        return emissary;
    }
}
//// Task.java
@dev.emissary.Emissary
record Task(Runnable task) {}
