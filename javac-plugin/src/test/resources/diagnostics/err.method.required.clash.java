// clauses: EM-CONF-5
//// Sorting.java
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
//// fixed: Sorting.java
import java.util.List;

class Sorting {
    interface Names {
        void sort(List<String> names);
    }

    interface Numbers {
        void sort(List<Integer> numbers);
    }

    emissary Both(Names names) implements Numbers {
        @SuppressWarnings({"rawtypes", "unchecked"}) @Override public void sort(java.util.List names) { this.names.sort(names); }
    }
}
