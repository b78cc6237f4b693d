// clauses: EM-CTOR-3
import java.io.IOException;

public emissary Journal(Appendable target) {
    public Journal(Appendable target) throws IOException {  // error: canonical.throws
        target.append("opened");
        this.target = target;
    }
}
