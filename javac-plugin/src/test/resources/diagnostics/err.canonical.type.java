// clauses: EM-CTOR-3
//// Words.java
import java.util.ArrayList;
import java.util.List;

public emissary Words(Iterable<String> words) {
    public Words(Iterable<?> words) {  // error: canonical.type
        List<String> texts = new ArrayList<>();
        words.forEach(word -> texts.add(word.toString()));
        this.words = texts;
    }
}
//// fixed: Words.java
import java.util.ArrayList;
import java.util.List;

public emissary Words(Iterable<String> words) {
    public Words(Iterable<String> words) {
        List<String> texts = new ArrayList<>();
        words.forEach(word -> texts.add(word.toString()));
        this.words = texts;
    }
}
