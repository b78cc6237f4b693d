package demo.app;

import demo.library.Names;
import java.util.List;

final class Main {
    private Main() {}

    public static void main(String... arguments) throws ReflectiveOperationException {
        Names names = new Names(List.of("Ada", "Grace"));
        System.out.println(String.join(" and ", names));
        try {
            Names.class.getDeclaredField("names").setAccessible(true);
        } catch (RuntimeException refusal) {
            System.out.println(refusal.getClass().getSimpleName());
        }
    }
}
