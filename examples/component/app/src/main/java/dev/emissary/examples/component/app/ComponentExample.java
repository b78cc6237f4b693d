package dev.emissary.examples.component.app;

import dev.emissary.examples.component.api.MyComponent;
import java.io.PrintStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.ServiceLoader;

/** A program that uses a component from another module, and then tries to get at what is inside. */
public final class ComponentExample {

    private final PrintStream out;

    ComponentExample(PrintStream out) {
        this.out = out;
    }

    /** Runs the program. */
    public static void main(String[] args) throws ReflectiveOperationException {
        MyComponent component =
                ServiceLoader.load(MyComponent.class).findFirst().orElseThrow();
        new ComponentExample(System.out).run(component);
    }

    void run(MyComponent component) throws ReflectiveOperationException {
        out.println();
        out.println("COMPONENT: an implementation that its users cannot open");
        out.println(
                "  declared      public emissary MyComponent(dev.emissary.examples.component.api.MyComponent comp) {...}");
        out.println();
        showModules(component.getClass());
        showUse(component);
        showReflection(component);
    }

    private void showModules(Class<?> face) {
        out.printf("  What ServiceLoader found%n");
        show("class", face.getName());
        show("in module", face.getModule().getName());
        show("which exports", face.getModule().getDescriptor().exports().size() + " packages");
        show("constructors", face.getConstructors().length + " public, " + hidden(face) + " hidden");
    }

    private void showUse(MyComponent component) {
        String signature = component.sign("pay 10 euros");
        out.printf("%n  Using it%n");
        show("signature", signature.substring(0, 16) + "... of \"pay 10 euros\"");
        show("verified", component.verify("pay 10 euros", signature));
        show("other text", component.verify("pay 99 euros", signature));
        show(
                "toString",
                component.toString().contains("Hmac") ? "names the implementation" : "names the emissary only");
    }

    private void showReflection(MyComponent component) throws ReflectiveOperationException {
        Class<?> face = component.getClass();
        out.printf("%n  Reaching for private members with setAccessible(true)%n");
        show("own field \"out\"", DeepReflection.read(getClass().getDeclaredField("out"), this));
        for (Field field : face.getDeclaredFields()) {
            show("its field \"" + field.getName() + "\"", DeepReflection.read(field, component));
        }
        Constructor<?> canonical = face.getDeclaredConstructor(MyComponent.class);
        show("its hidden constructor", DeepReflection.call(canonical, component));
    }

    private static long hidden(Class<?> face) {
        return face.getDeclaredConstructors().length - face.getConstructors().length;
    }

    private void show(String what, Object fact) {
        out.printf("    %-26s%s%n", what, fact);
    }
}
