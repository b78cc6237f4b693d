import java.lang.reflect.Method;
import java.util.stream.Stream;

class Demo {
    interface Source {
        String read();
    }

    interface Sink {
        void write(String text);

        default void writeLine(String text) {
            write(text + "\n");
        }
    }

    emissary Duplex(Source source, Sink sink);

    record Terminal(String password) implements Sink {
        @Override
        public void write(String text) {
            System.out.print(text);
        }
    }

    public static void main(String... arguments) {
        Duplex duplex = new Duplex(() -> "hello", new Terminal("secret"));
        duplex.writeLine(duplex.read());

        Sink sink = duplex;
        System.out.println("a Terminal: " + (sink instanceof Terminal));
        System.out.println("shows one:  " + sink.toString().contains("Terminal"));
        System.out.println("methods:    "
                + Stream.of(Duplex.class.getDeclaredMethods()).map(Method::getName).sorted().toList());
    }
}
