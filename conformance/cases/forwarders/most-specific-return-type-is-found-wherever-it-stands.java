// clauses: EM-FWD-1, EM-FWD-3
// claim: The most specific return type is that of the forwarder, wherever it stands among the superinterfaces.
// class Last$X: static final class Last$X extends dev.emissary.lang.Emissary implements Last.All
// methods of Last$X:
//     bridge public Comparable m()
//     bridge public Object m()
//     public String m()
// class First$X: static final class First$X extends dev.emissary.lang.Emissary implements First.All
// methods of First$X:
//     bridge public Comparable m()
//     bridge public Object m()
//     public String m()
// class Middle$X: static final class Middle$X extends dev.emissary.lang.Emissary implements Middle.All
// methods of Middle$X:
//     bridge public Comparable m()
//     bridge public Object m()
//     public String m()
// class BeforeLast$X: static final class BeforeLast$X extends dev.emissary.lang.Emissary implements BeforeLast.All
// methods of BeforeLast$X:
//     bridge public Comparable m()
//     bridge public Object m()
//     public String m()
interface One { Object m(); }
interface Two { Comparable<String> m(); }
interface Three { String m(); }

class Last {
    interface All extends One, Two, Three {}
    emissary X(All all);
}
class First {
    interface All extends Three, Two, One {}
    emissary X(All all);
}
class Middle {
    interface All extends Two, Three, One {}
    emissary X(All all);
}
class BeforeLast {
    interface All extends One, Three, Two {}
    emissary X(All all);
}
