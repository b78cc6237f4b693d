// clauses: EM-CTOR-4
import java.util.ArrayList;
import java.util.List;

public emissary Names(List<String> names) {
    public Names() {  // error: constructor.call
        this.names = new ArrayList<>();
    }
}
