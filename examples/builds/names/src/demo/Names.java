package demo;

import dev.emissary.Emissary;
import java.util.List;

/** Names to go through, and not the list that has them. */
@Emissary
public record Names(Iterable<String> names) {
    public static void main(String... arguments) {
        System.out.println(String.join(" and ", new Names(List.of("Ada", "Grace"))));
    }
}
