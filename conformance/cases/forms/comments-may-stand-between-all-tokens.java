// clauses: EM-FORM-2
// claim: Comments may stand between all tokens.
// warnings: any
// class X$A: @Deprecated static final class X$A<T> extends dev.emissary.lang.Emissary implements Comparable<T>
// methods of X$A: public int compareTo(T)
class X {
    /* 1 */ static /* 2 */ @Deprecated // 3
    /** 4 */ emissary /* 5 */ A // 6 {
    /** 7 */ < /* 8 */ T /* 9 */ > /* 10 */ (
        /* ) */ Comparable /* 11 */ <T> c // )
        /* 12 */ ) /* 13 */ implements // 14
        Comparable<T> /* 15 */ ; /* 16 */ int after;
}
