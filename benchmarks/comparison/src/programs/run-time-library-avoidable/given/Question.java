/* Whether a wrapper can be compiled so that it needs nothing at run time but the JDK. */
package run_time_library_avoidable;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;

/** Loads a wrapper where there are only the JDK and the classes of this package. */
public final class Question {
    private Question() {}

    /** Asks of this class, which takes its delegate. */
    public static String ask(Class<? extends Account> wrapper) throws ReflectiveOperationException {
        var alone = new Alone();
        var account = alone.loadClass(SavingsAccount.class.getName())
                .getDeclaredConstructor()
                .newInstance();
        try {
            var constructor = alone.loadClass(wrapper.getName()).getDeclaredConstructors()[0];
            constructor.setAccessible(true);
            var balance = alone.loadClass(Account.class.getName()).getMethod("balance");
            return "yes: it answered " + balance.invoke(constructor.newInstance(account));
        } catch (LinkageError missing) {
            return "no: it needs " + missing.getMessage().replace('/', '.');
        } catch (InvocationTargetException thrown) {
            return "no: it needs " + thrown.getCause().getMessage().replace('/', '.');
        }
    }

    /** Defines the classes of this package again. */
    private static final class Alone extends ClassLoader {
        Alone() {
            super(getPlatformClassLoader());
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            var file = name.substring(name.lastIndexOf('.') + 1) + ".class";
            if (!name.startsWith(Question.class.getPackageName() + ".")) {
                throw new ClassNotFoundException(name);
            }
            try (var in = Question.class.getResourceAsStream(file)) {
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }
}
