// clauses: EM-DEL-5
// claim: A class in the implements clause is the language's own error, where it is written.
class Other {}
enum Color {}
emissary OfObject(Runnable task) implements
        Object;  // one error
emissary OfThread(Runnable task) implements
        Thread;  // one error
emissary OfString(Runnable task) implements
        String;  // one error
emissary OfOther(Runnable task) implements
        Other;  // one error
emissary OfEnum(Runnable task) implements
        Color;  // one error
