package dev.emissary.rules.advice;

import dev.emissary.model.DelegatedInterface;
import dev.emissary.model.Header;
import dev.emissary.model.Header.Component;
import java.util.ArrayList;
import java.util.List;
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
    public static String withTargets(List<DelegatedInterface> interfaces, Header header) {
        TypeText text = TypeText.plain();
        List<String> parts = new ArrayList<>();
        if (header.hasClause()) {
            for (DelegatedInterface one : interfaces) {
                parts.add(text.of(one.element()) + " to " + header.name(one.component()));
            }
            return "delegates " + String.join(", ", parts);
        }
        for (int i = 0; i < header.components().size(); i++) {
            int index = i;
            List<DelegatedInterface> own =
                    interfaces.stream().filter(one -> one.component() == index).toList();
            if (!own.isEmpty()) {
                Component component = header.components().get(i);
                String list = of(own.stream().map(one -> text.of(one.element())), header);
                parts.add(list + " " + text.of(component.type()) + " " + component.name());
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
