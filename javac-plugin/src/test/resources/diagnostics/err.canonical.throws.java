// clauses: EM-CTOR-3
//// Journal.java
import java.io.IOException;

public emissary Journal(Appendable target) {
    public Journal(Appendable target) throws IOException {  // error: canonical.throws
        target.append("opened");
        this.target = target;
    }
}
//// fixed: Journal.java
import java.io.IOException;

public emissary Journal(Appendable target) {
    public static Journal open(Appendable target) throws IOException {
        target.append("opened");
        return new Journal(target);
    }
}
