package dev.emissary.lang;

/**
 * The common superclass of all emissaries, as {@link Record} is of all record classes and {@link Enum} of all enum
 * classes.
 *
 * <p>An emissary is a final class that implements interfaces by forwarding to its delegates, and that encapsulates
 * those delegates; {@link dev.emissary.Emissary} explains how one is declared. The compiler plugin makes every
 * emissary extend this class directly. Were emissaries part of the language, it would be
 * {@code java.lang.Emissary}: it stands in for that class, and does nothing else.
 *
 * <h2>What can be relied upon</h2>
 *
 * <ul>
 *   <li>It has no state and declares no method. In particular it declares no {@code equals}, {@code hashCode} or
 *       {@code toString}: an emissary that declares none of its own has those of {@link Object}, so it equals nothing
 *       but itself, and its text shows nothing of a delegate.
 *   <li>It implements no interface. What an emissary can be used as is what its own declaration says, and this class,
 *       and {@code Object}.
 *   <li>It is not serializable, and its constructor without parameters suits emissaries that choose to be.
 *   <li>No later version adds to it a method that could clash with one of a delegated interface.
 * </ul>
 *
 * <p>{@code x instanceof dev.emissary.lang.Emissary} therefore says how the class of {@code x} was declared, and
 * gives access to nothing. It is a statement and no proof: javac forbids a class to extend {@code Record} by hand,
 * and forbids nothing here.
 *
 * <h2>Without it</h2>
 *
 * <p>A library that must not have even this class as a dependency is compiled with
 * {@code -Xplugin:"Emissary superclass=none"}; its emissaries then extend {@code Object}, and differ in nothing else.
 *
 * @see dev.emissary.Emissary
 */
public abstract class Emissary {
    /** Constructor for emissaries to call; it does nothing. */
    protected Emissary() {}
}
