import java.util.ArrayList;
import java.util.List;

public emissary Names(List<String> names) {
    public Names() {
        this(new ArrayList<>());
    }
}
