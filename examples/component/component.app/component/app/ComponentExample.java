package component.app;

import component.api.MyComponent;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.InaccessibleObjectException;
import java.util.ServiceLoader;

/** A program that uses a component from another module, and then tries to get at what is inside. */
public final class ComponentExample {
    private final MyComponent component =
            ServiceLoader.load(MyComponent.class).findFirst().orElseThrow();
    private final Class<?> face = component.getClass();

    private ComponentExample() {}

    /** Runs the program. */
    public static void main(String[] args) throws ReflectiveOperationException {
        System.out.printf("%nCOMPONENT: an implementation that its users cannot open%n");
        System.out.println("  declared      public emissary MyComponent(component.api.MyComponent comp) {...}");
        ComponentExample example = new ComponentExample();
        example.showFound();
        example.showReflection();
    }

    private void showFound() {
        System.out.printf("%n  What ServiceLoader found%n");
        show("class", face.getName());
        show("in", face.getModule());
        show("public constructors", face.getConstructors().length + " of " + face.getDeclaredConstructors().length);
        String signature = component.sign("pay 10 euros");
        show("signature verified", component.verify("pay 10 euros", signature));
        show("that of another text", component.verify("pay 99 euros", signature));
        show("toString names the delegate", component.toString().contains("Hmac"));
    }

    private void showReflection() throws ReflectiveOperationException {
        System.out.printf("%n  Reaching for private members with setAccessible(true)%n");
        show("own field", open(getClass().getDeclaredField("face")));
        show("its delegate", open(face.getDeclaredField("comp")));
        show("its hidden constructor", open(face.getDeclaredConstructor(MyComponent.class)));
    }

    private static String open(AccessibleObject member) {
        try {
            member.setAccessible(true);
            return "succeeds";
        } catch (InaccessibleObjectException refusal) {
            return refusal.getClass().getSimpleName();
        }
    }

    private static void show(String what, Object fact) {
        System.out.printf("    %-29s%s%n", what, fact);
    }
}
