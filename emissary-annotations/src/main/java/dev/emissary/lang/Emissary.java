package dev.emissary.lang;

/**
 * The common superclass of all emissaries, as {@link Record} is of all record classes and {@link Enum} of all enum
 * classes.
 *
 * <p>An emissary is a final class that implements interfaces by forwarding to its delegates, and that encapsulates
 * those delegates; {@link dev.emissary.Emissary} explains how one is declared. The compiler plugin makes every emissary
 * extend this class directly. If emissaries were part of the language, it would be {@code java.lang.Emissary}: it
 * stands in for that class, and does nothing else.
 *
 * <h2>Guarantees</h2>
 *
 * <ul>
 *   <li>It has no state and declares no method. In particular it declares no {@code equals}, {@code hashCode} or
 *       {@code toString}: an emissary that declares none of its own has those of {@link Object}, so it equals nothing
 *       but itself, and its text shows nothing of a delegate.
 *   <li>It implements no interface. The supertypes of an emissary are those of its own declaration, this class, and
 *       {@code Object}.
 *   <li>It is not serializable; its constructor without parameters allows emissaries to be.
 *   <li>No later version will add a method that could clash with one of a delegated interface.
 * </ul>
 *
 * <p>{@code x instanceof dev.emissary.lang.Emissary} therefore tells how the class of {@code x} was declared, and gives
 * access to nothing. It is not a proof: javac does not let a class extend {@code Record} explicitly, but there is no
 * such rule for this class.
 *
 * <h2>Without it</h2>
 *
 * <p>A library that must not depend even on this class is compiled with {@code -Xplugin:"Emissary superclass=none"};
 * its emissaries then extend {@code Object}, and do not differ otherwise.
 *
 * @see dev.emissary.Emissary
 */
public abstract class Emissary {
    /** Constructor for emissaries to call; it does nothing. */
    protected Emissary() {}
}
