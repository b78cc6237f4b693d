package demo;

import java.util.List;

final class Main {
    private Main() {}

    public static void main(String... arguments) {
        System.out.println(String.join(" and ", new Names(List.of("Ada", "Grace"))));
    }
}
