// shows: When the return types differ, the method by hand has one that is both
// clauses: EM-CONF-2
package returns;

interface Named {
    CharSequence name();
}

interface Titled {
    default String name() {
        return "untitled";
    }
}

emissary Returns(Named named, Titled titled) {
    @Override
    public String name() {
        return titled.name() + " " + named.name();
    }
}
