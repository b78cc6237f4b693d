import java.io.File;
import java.nio.file.Path;

/** Prints what to do after the first build of a clone; the argument is the directory of the examples. */
class Next {
    public static void main(String... arguments) {
        Path root = Path.of(arguments[0]).toAbsolutePath().normalize().getParent();
        System.out.printf("%nNEXT, in %s%n", root);
        show("annotations.jar", "for the class path, of javac and of java");
        show("plugin.jar", "for the processor path of javac");
        show("emissary.jar", "the command emissary");
        System.out.printf("%n  Run a program in front of a database%n");
        String path = String.join(File.pathSeparator, "target/annotations.jar", "target/plugin.jar", "target/h2.jar");
        System.out.println("    java -cp " + path + " examples/builds/launcher/SlowStatements.java");
        System.out.printf("%n  Type a declaration in the browser, and see the class that it means%n");
        System.out.println("    java -jar target/emissary.jar play");
    }

    private static void show(String jar, String use) {
        System.out.printf("    target/%-18s%s%n", jar, use);
    }
}
