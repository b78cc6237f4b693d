package dev.emissary.examples.frameworks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.spy;
import static org.mockito.Mockito.when;
import static org.mockito.Mockito.withSettings;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import com.google.inject.AbstractModule;
import com.google.inject.CreationException;
import com.google.inject.Guice;
import com.google.inject.Inject;
import com.google.inject.Provides;
import com.google.inject.matcher.Matchers;
import com.google.inject.name.Named;
import com.google.inject.name.Names;
import dev.emissary.Emissary;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.aopalliance.intercept.MethodInterceptor;
import org.junit.jupiter.api.Test;
import org.mockito.MockMakers;
import org.mockito.exceptions.base.MockitoException;
import org.springframework.aop.framework.AopConfigException;
import org.springframework.aop.framework.autoproxy.DefaultAdvisorAutoProxyCreator;
import org.springframework.aop.support.DefaultPointcutAdvisor;
import org.springframework.aop.support.annotation.AnnotationMatchingPointcut;
import org.springframework.beans.factory.BeanCreationException;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.context.annotation.Primary;
import org.springframework.context.annotation.ProxyType;
import org.springframework.context.annotation.Proxyable;

/** What frameworks that make objects, proxies and mocks of classes do with emissaries. */
class FrameworksTest {
    private static final String ADA = "{\"name\":\"Ada\"}";

    private final List<String> calls = new ArrayList<>();
    private final MethodInterceptor log = call -> {
        calls.add(call.getMethod().getName());
        return call.proceed();
    };

    /** Asks a framework to stand before a method. */
    @Retention(RetentionPolicy.RUNTIME)
    public @interface Logged {}

    /** What the emissaries stand in front of. */
    public interface Greeter {
        String getName();
    }

    /** A delegate of which frameworks can make a subclass. */
    public static class Ada implements Greeter {
        @Override
        public String getName() {
            return "Ada";
        }
    }

    /** A delegate that a framework is to stand before. */
    public static class LoggedAda extends Ada {
        @Logged
        @Override
        public String getName() {
            return super.getName();
        }
    }

    /** An emissary that a framework makes. */
    @Primary
    @Emissary
    public record Polite(@Named("plain") Greeter greeter) {
        /** Tells Guice that this is the constructor to call. */
        @Inject
        public Polite {}
    }

    /** An emissary that a framework is to stand before. */
    @Primary
    @Emissary
    public record LoggedPolite(@Named("plain") Greeter greeter) {
        /** Tells Guice that this is the constructor to call. */
        @Inject
        public LoggedPolite {}

        @Logged
        @Override
        public String getName() {
            return "Dear " + greeter.getName();
        }
    }

    /** The same, with a word to Spring. */
    @Primary
    @Proxyable(ProxyType.INTERFACES)
    @Emissary
    public record LoggedByInterface(Greeter greeter) {
        @Logged
        @Override
        public String getName() {
            return "Dear " + greeter.getName();
        }
    }

    /** An emissary that Jackson reads through a method that it is told of. */
    @Emissary
    public record Read(Greeter greeter) {
        /** Makes an emissary in front of a value that has been read. */
        @JsonCreator
        public static Read of(@JsonProperty("name") String name) {
            return new Read(() -> name);
        }
    }

    @Test
    void mockitoMocksTheFinalClass() {
        Polite mock = mock(Polite.class);
        assertThat(mock.getName()).isNull();
        when(mock.getName()).thenReturn("mocked");
        assertThat(mock.getName()).isEqualTo("mocked");
        Polite spy = spy(new Polite(new Ada()));
        assertThat(spy.getName()).isEqualTo("Ada");
        when(spy.getName()).thenReturn("Grace");
        assertThat(spy.getName()).isEqualTo("Grace");
        assertThatExceptionOfType(MockitoException.class)
                .isThrownBy(() -> mock(Polite.class, withSettings().mockMaker(MockMakers.SUBCLASS)))
                .withMessageContaining("final class");
    }

    @Test
    void jacksonSeesThePropertiesOfTheInterface() throws JsonProcessingException {
        ObjectMapper mapper = new ObjectMapper();
        assertThat(mapper.writeValueAsString(new Polite(new Ada()))).isEqualTo(ADA);
        assertThat(mapper.readValue(ADA, Read.class).getName()).isEqualTo("Ada");
        assertThatExceptionOfType(InvalidDefinitionException.class)
                .isThrownBy(() -> mapper.readValue(ADA, LoggedByInterface.class));
    }

    @Test
    void springMakesAnEmissaryInFrontOfAnotherBean() {
        Greeter bean = bean(false, Ada.class, Polite.class);
        assertThat(bean).isExactlyInstanceOf(Polite.class);
        assertThat(bean.getName()).isEqualTo("Ada");
    }

    @Test
    void springProxiesAnEmissaryByItsInterfaces() {
        Greeter bean = bean(false, Ada.class, LoggedPolite.class);
        assertThat(Proxy.isProxyClass(bean.getClass())).isTrue();
        assertThat(bean.getName()).isEqualTo("Dear Ada");
        assertThat(calls).containsExactly("getName");
    }

    @Test
    void springCannotSubclassAnEmissary() {
        assertThatExceptionOfType(BeanCreationException.class)
                .isThrownBy(() -> bean(true, Ada.class, LoggedPolite.class))
                .havingCause()
                .isInstanceOf(AopConfigException.class)
                .withMessageContaining("final class");
        Greeter proxyable = bean(true, Ada.class, LoggedByInterface.class);
        assertThat(Proxy.isProxyClass(proxyable.getClass())).isTrue();
        assertThat(proxyable.getName()).isEqualTo("Dear Ada");
        assertThat(calls).containsExactly("getName");
    }

    @Test
    void springStandsBeforeTheDelegateInEitherWay() {
        for (boolean bySubclass : new boolean[] {false, true}) {
            calls.clear();
            Greeter bean = bean(bySubclass, LoggedAda.class, Polite.class);
            assertThat(bean).isExactlyInstanceOf(Polite.class);
            assertThat(bean.getName()).isEqualTo("Ada");
            assertThat(calls).containsExactly("getName");
        }
    }

    /** Returns the primary bean, where Spring stands before methods by subclasses or by interfaces. */
    private Greeter bean(boolean bySubclass, Class<?>... classes) {
        try (AnnotationConfigApplicationContext context = new AnnotationConfigApplicationContext()) {
            context.registerBean(DefaultAdvisorAutoProxyCreator.class, () -> {
                DefaultAdvisorAutoProxyCreator creator = new DefaultAdvisorAutoProxyCreator();
                creator.setProxyTargetClass(bySubclass);
                return creator;
            });
            context.registerBean(
                    DefaultPointcutAdvisor.class,
                    () -> new DefaultPointcutAdvisor(
                            AnnotationMatchingPointcut.forMethodAnnotation(Logged.class), log));
            context.register(classes);
            context.refresh();
            return context.getBean(Greeter.class);
        }
    }

    @Test
    void guiceMakesAnEmissaryAndCannotSubclassIt() {
        assertThat(guice(Ada.class, Polite.class).getName()).isEqualTo("Ada");
        assertThatExceptionOfType(CreationException.class)
                .isThrownBy(() -> guice(Ada.class, LoggedPolite.class))
                .withMessageContaining("Unable to method intercept");
        assertThatExceptionOfType(CreationException.class)
                .isThrownBy(() -> guice(Ada.class, LoggedByInterface.class))
                .withMessageContaining("No injectable constructor");
    }

    @Test
    void guiceMaySubclassTheDelegateAndLeavesProvidedObjects() {
        assertThat(guice(LoggedAda.class, Polite.class).getName()).isEqualTo("Ada");
        assertThat(calls).containsExactly("getName");
        Greeter provided = Guice.createInjector(new AbstractModule() {
                    @Override
                    protected void configure() {
                        bindInterceptor(Matchers.any(), Matchers.annotatedWith(Logged.class), log);
                    }

                    @Provides
                    Greeter greeter(Ada ada) {
                        return new LoggedPolite(ada);
                    }
                })
                .getInstance(Greeter.class);
        assertThat(provided.getName()).isEqualTo("Dear Ada");
        assertThat(calls).hasSize(1);
    }

    private Greeter guice(Class<? extends Greeter> delegate, Class<? extends Greeter> emissary) {
        return Guice.createInjector(new AbstractModule() {
                    @Override
                    protected void configure() {
                        bindInterceptor(Matchers.any(), Matchers.annotatedWith(Logged.class), log);
                        bind(Greeter.class).annotatedWith(Names.named("plain")).to(delegate);
                        bind(Greeter.class).to(emissary);
                    }
                })
                .getInstance(Greeter.class);
    }
}
