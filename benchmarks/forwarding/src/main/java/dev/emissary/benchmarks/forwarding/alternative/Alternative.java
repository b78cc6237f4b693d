package dev.emissary.benchmarks.forwarding.alternative;

import java.util.stream.Stream;

/** What can stand between a caller and an object; the benchmarks compare them. */
public enum Alternative {
    /** Nothing: the caller has the object itself. */
    DIRECT("direct", Forwarding.NONE, Behavior.OF_THE_OBJECT),
    /** A class with every forwarder written out. */
    HAND_WRITTEN("hand-written", new CompiledForwarding("byhand"), Behavior.OF_THE_OBJECT),
    /** The same class once more: what differs from {@link #HAND_WRITTEN} is noise. */
    HAND_WRITTEN_COPY("hand-written copy", new CopiedForwarding("byhand"), Behavior.OF_THE_OBJECT),
    /** An emissary. */
    EMISSARY("emissary", new CompiledForwarding("emissary"), Behavior.OF_THE_OBJECT),
    /** A class with Lombok's {@code @Delegate}. */
    LOMBOK("Lombok", new CompiledForwarding("lombok"), new Behavior(true, false)),
    /** A class with Manifold's {@code @link}. */
    MANIFOLD("Manifold", new CompiledForwarding("manifold"), new Behavior(true, false)),
    /** A Kotlin class with {@code by}. */
    KOTLIN("Kotlin", new CompiledForwarding("kotlin"), new Behavior(false, false)),
    /** A Scala class with {@code export}. */
    SCALA("Scala", new CompiledForwarding("scala"), new Behavior(false, false)),
    /** A {@link java.lang.reflect.Proxy} that invokes the method. */
    PROXY("Proxy", new ProxyForwarding(), new Behavior(true, false)),
    /** A class that Byte Buddy generates at run time, with a call in each method. */
    BYTE_BUDDY("Byte Buddy", new ByteBuddyForwarding(), new Behavior(true, false)),
    /** What {@link java.lang.invoke.MethodHandleProxies} makes of interfaces with one abstract method. */
    METHOD_HANDLE_PROXIES("MethodHandleProxies", new MethodHandleForwarding(), new Behavior(false, false));

    private final String title;
    private final Forwarding forwarding;
    private final Behavior behavior;

    Alternative(String title, Forwarding forwarding, Behavior behavior) {
        this.title = title;
        this.forwarding = forwarding;
        this.behavior = behavior;
    }

    /** Returns the alternative of that title. */
    public static Alternative titled(String title) {
        return Stream.of(values())
                .filter(alternative -> alternative.title.equals(title))
                .findAny()
                .orElseThrow(() -> new IllegalArgumentException("no alternative is called " + title));
    }

    /** Returns what readers call it. */
    public String title() {
        return title;
    }

    /** Returns how it forwards. */
    public Forwarding forwarding() {
        return forwarding;
    }

    /** Returns in which respects its objects are to differ from the object that they stand in front of. */
    public Behavior behavior() {
        return behavior;
    }

    /** Returns whether it can stand in front of such an object in this build. */
    public boolean supports(Class<?> type) {
        return forwarding.supports(type);
    }

    /** Puts it in front of an object that is used through that interface. */
    public <T> T inFrontOf(Class<T> type, T delegate) {
        return forwarding.inFrontOf(type, delegate);
    }
}
