// clauses: EM-ENC-6
// claim: Reflection from another module reaches the delegate where the package is opened.
// options: superclass=none
// library: none
// prints:
//     reached true
//// module-info.java
module opened {
    exports p;
    opens p;
}
//// p/Front.java
package p;

public emissary Front(Runnable task);
//// step 2: Main.java
import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.nio.file.Path;
import java.util.Set;

class Main {
    public static void main(String[] arguments) throws Exception {
        Path file = Path.of(Main.class.getClassLoader().getResource("p/Front.class").toURI());
        Configuration configuration = ModuleLayer.boot()
                .configuration()
                .resolve(ModuleFinder.of(file.getParent().getParent()), ModuleFinder.of(), Set.of("opened"));
        Class<?> front = ModuleLayer.boot()
                .defineModulesWithOneLoader(configuration, ClassLoader.getPlatformClassLoader())
                .findLoader("opened")
                .loadClass("p.Front");
        Runnable secret = () -> {};
        Object emissary = front.getConstructor(Runnable.class).newInstance(secret);
        Field field = front.getDeclaredField("task");
        try {
            field.setAccessible(true);
            System.out.println("reached " + (field.get(emissary) == secret));
        } catch (InaccessibleObjectException refused) {
            System.out.println(refused.getClass().getSimpleName());
        }
    }
}
