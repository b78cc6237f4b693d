// clauses: EM-ENC-6
// claim: Reflection from another module reaches the delegate where the package is opened, and not where it is exported
//     only.
// options: superclass=none
// library: none
// prints:
//     closed InaccessibleObjectException
//     opened reached true
//// module-info.java
module closed {
    exports p;
}
//// p/Front.java
package p;
public emissary Front(Runnable task);
//// step 2: module-info.java
module opened {
    exports p;
    opens p;
}
//// step 2: p/Front.java
package p;
public emissary Front(Runnable task);
//// step 3: Main.java
import java.lang.module.*;
import java.lang.reflect.*;
import java.nio.file.Path;
import java.util.*;

class Main {
    public static void main(String[] arguments) throws Exception {
        Map<String, ModuleFinder> modules = new TreeMap<>();
        for (var url : Collections.list(Main.class.getClassLoader().getResources("p/Front.class"))) {
            ModuleFinder finder = ModuleFinder.of(Path.of(url.toURI()).getParent().getParent());
            finder.findAll().forEach(module -> modules.put(module.descriptor().name(), finder));
        }
        for (String name : modules.keySet()) {
            System.out.println(name + " " + read(name, modules.get(name)));
        }
    }

    private static String read(String name, ModuleFinder finder) throws Exception {
        Configuration configuration =
                ModuleLayer.boot().configuration().resolve(finder, ModuleFinder.of(), Set.of(name));
        Class<?> front = ModuleLayer.boot()
                .defineModulesWithOneLoader(configuration, ClassLoader.getPlatformClassLoader())
                .findLoader(name)
                .loadClass("p.Front");
        Runnable secret = () -> {};
        Object emissary = front.getConstructor(Runnable.class).newInstance(secret);
        Field field = front.getDeclaredField("task");
        try {
            field.setAccessible(true);
            return "reached " + (field.get(emissary) == secret);
        } catch (InaccessibleObjectException refused) {
            return refused.getClass().getSimpleName();
        }
    }
}
