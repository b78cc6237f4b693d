package dev.emissary.rules;

import dev.emissary.model.Header;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.type.DeclaredType;

/** The text of an explicit list, in the words of the declaration that it is for (EM-DEL-3, EM-DIAG-1). */
final class ExplicitList {
    private ExplicitList() {}

    /** Returns the list of the given interfaces, each once. */
    static String of(List<DeclaredType> interfaces, Header header) {
        TypeText text = TypeText.plain();
        return of(interfaces.stream().map(one -> text.of(one.asElement())).distinct(), header);
    }

    /** Returns a list that shows how one is written. */
    static String example(Header header) {
        return of(Stream.of("SomeInterface"), header);
    }

    private static String of(Stream<String> names, Header header) {
        if (header.hasClause()) {
            return "delegates " + String.join(", ", names.toList());
        }
        List<String> literals = names.map(name -> name + ".class").toList();
        String list = String.join(", ", literals);
        return "@dev.emissary.Emissary(" + (literals.size() == 1 ? list : "{" + list + "}") + ")";
    }
}
