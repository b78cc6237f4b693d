// clauses: EM-CONF-5
import java.util.List;

class Sorting {
    interface Names {
        void sort(List<String> names);
    }

    interface Numbers {
        void sort(List<Integer> numbers);
    }

    emissary Both(Names names) implements Numbers;  // error: method.required.clash
}
