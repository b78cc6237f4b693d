// clauses: EM-CTOR-4
//// Names.java
import java.util.ArrayList;
import java.util.List;

public emissary Names(List<String> names) {
    public Names() {  // error: constructor.call
        this.names = new ArrayList<>();
    }
}
//// fixed: Names.java
import java.util.ArrayList;
import java.util.List;

public emissary Names(List<String> names) {
    public Names() {
        this(new ArrayList<>());
    }
}
