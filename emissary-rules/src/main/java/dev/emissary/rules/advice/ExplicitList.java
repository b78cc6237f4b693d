package dev.emissary.rules.advice;

import dev.emissary.model.DelegatedInterface;
import dev.emissary.model.Header;
import dev.emissary.model.Header.Component;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.lang.model.type.DeclaredType;

/** The text of an explicit list, in the words of the declaration that it is for (EM-DEL-3, EM-DIAG-1). */
public final class ExplicitList {
    private ExplicitList() {}

    /** Returns the list of the given interfaces, each once. */
    public static String of(List<DeclaredType> interfaces, Header header) {
        TypeText text = TypeText.plain();
        return of(interfaces.stream().map(one -> text.of(one.asElement())).distinct(), header);
    }

    /** Returns the list of the given interfaces with a component for each, or the lists at the components (EM-DEL-10). */
    public static String of(List<DelegatedInterface> interfaces, List<String> targets, Header header) {
        TypeText text = TypeText.plain();
        List<String> names =
                interfaces.stream().map(one -> text.of(one.element())).toList();
        List<String> parts = new ArrayList<>();
        if (header.hasClause()) {
            for (int i = 0; i < names.size(); i++) {
                parts.add(names.get(i) + " to " + targets.get(i));
            }
            return "delegates " + String.join(", ", parts);
        }
        for (Component component : header.components()) {
            Stream<String> own = IntStream.range(0, names.size())
                    .filter(i -> targets.get(i).equals(component.name()))
                    .mapToObj(names::get);
            if (targets.contains(component.name())) {
                parts.add(of(own, header) + " " + text.of(component.type()) + " " + component.name());
            }
        }
        return String.join(", ", parts);
    }

    /** Returns a list that shows how one is written. */
    public static String example(Header header) {
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
