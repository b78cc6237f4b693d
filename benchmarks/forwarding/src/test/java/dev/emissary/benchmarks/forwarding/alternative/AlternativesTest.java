package dev.emissary.benchmarks.forwarding.alternative;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.emissary.benchmarks.forwarding.cases.Cases.Account;
import dev.emissary.benchmarks.forwarding.cases.Cases.SingleStore;
import dev.emissary.benchmarks.forwarding.cases.Cases.Store;
import dev.emissary.benchmarks.forwarding.cases.Cases.Tally;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.CompletionService;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every alternative forwards every method, once, with its arguments, its answer and its exceptions. */
class AlternativesTest {

    private static final List<Class<?>> INTERFACES = List.of(
            CharSequence.class,
            Store.class,
            Account.class,
            Tally.class,
            CompletionService.class,
            Statement.class,
            ResultSet.class);

    @ParameterizedTest
    @EnumSource
    void passesEveryMethodOnOnce(Alternative alternative) throws Exception {
        assumeThat(supported(alternative)).isNotEmpty();
        int methods = 0;
        for (Class<?> type : supported(alternative)) {
            Recorder recorder = new Recorder();
            Object object = alternative.inFrontOf(raw(type), type.cast(recorder.instance(type)));
            for (Method method : forwardedBy(alternative, type)) {
                Object[] arguments = arguments(method);
                Object expected = Sample.of(method.getReturnType(), 0);
                recorder.answerWith(expected);

                Object answer = method.invoke(object, arguments);

                assertThat(recorder.calls())
                        .as("%s", method)
                        .containsExactly(new Recorder.Call(method, List.of(arguments)));
                assertThat(answer).as("%s", method).isEqualTo(expected);
                methods++;
            }
        }
        assertThat(methods).isPositive();
    }

    @ParameterizedTest
    @EnumSource
    void letsExceptionsThrough(Alternative alternative) throws Exception {
        assumeThat(alternative.supports(ResultSet.class)).isTrue();
        SQLException thrown = new SQLException("no row");
        ResultSet object = alternative.inFrontOf(ResultSet.class, (ResultSet) Proxy.newProxyInstance(
                getClass().getClassLoader(), new Class<?>[] {ResultSet.class}, (proxy, method, arguments) -> {
                    throw thrown;
                }));

        assertThatThrownBy(() -> object.getLong(1)).isSameAs(thrown);
    }

    @ParameterizedTest
    @EnumSource
    void behavesAsItIsSaidToBehave(Alternative alternative) {
        assumeThat(alternative.supports(Account.class)).isTrue();

        assertThat(Behavior.observe(alternative.forwarding())).isEqualTo(alternative.behavior());
    }

    @ParameterizedTest
    @EnumSource
    void isThereUnlessTheJdkOrTheInterfaceForbidsIt(Alternative alternative) {
        List<Class<?>> expected = switch (alternative) {
            case METHOD_HANDLE_PROXIES -> List.of(Store.class, Account.class);
            case MANIFOLD -> Runtime.version().feature() < 25 ? INTERFACES : List.of();
            default -> INTERFACES;
        };

        assertThat(supported(alternative)).isEqualTo(expected);
    }

    @ParameterizedTest
    @EnumSource
    void entersGenericClassesThroughTheirBridge(Alternative alternative) {
        assumeThat(alternative.supports(Store.class)).isTrue();
        Store<?> store = alternative.inFrontOf(Store.class, new SingleStore("answer", 42));

        boolean bridged = Stream.of(store.getClass().getDeclaredMethods())
                .anyMatch(method -> method.getName().equals("get")
                        && List.of(method.getParameterTypes()).equals(List.of(String.class, Class.class)));

        // Classes that are generated at run time know only the erased interface, and need none.
        boolean generated = List.of(Alternative.PROXY, Alternative.BYTE_BUDDY, Alternative.METHOD_HANDLE_PROXIES)
                .contains(alternative);
        assertThat(bridged).isEqualTo(!generated);
    }

    private static List<Class<?>> supported(Alternative alternative) {
        return INTERFACES.stream().filter(alternative::supports).toList();
    }

    /** Returns the methods that must come through: all but Object's and, for some alternatives, default methods. */
    private static List<Method> forwardedBy(Alternative alternative, Class<?> type) {
        return Stream.of(type.getMethods())
                .filter(method -> !Modifier.isStatic(method.getModifiers()))
                .filter(method -> !method.getName().equals("toString"))
                .filter(method -> !method.isDefault() || alternative.behavior().defaultsPassedOn())
                // What was compiled for Java 17 knows nothing of it.
                .filter(method -> !method.getName().equals("getChars"))
                .toList();
    }

    /** Returns arguments that differ where their types have more than one value. */
    private static Object[] arguments(Method method) {
        Object[] arguments = new Object[method.getParameterCount()];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = Sample.of(method.getParameterTypes()[i], i + 1);
        }
        return arguments;
    }

    @SuppressWarnings("unchecked")
    private static Class<Object> raw(Class<?> type) {
        return (Class<Object>) type;
    }
}
