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
