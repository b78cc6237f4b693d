// clauses: EM-EQ-3
// claim: A program without an emissary has the warnings that it has without them, in the same order, whatever annotation
//     of that name it has.
// plain: same
@interface Emissary {}

@Emissary record Names(@SuppressWarnings("x") java.util.List names) {  // warning
    @Deprecated void old() {}
}

class User {
    void user(Names names) {
        names.old();  // warning
        java.util.List raw = names.names();  // warning
        raw.add("");  // warning
    }
}
