package dev.emissary.rules.annotations;

/**
 * A type in the signature of a method, as class files locate it (JVMS 4.7.20.1).
 *
 * @param target the kind of place
 * @param index the index of the parameter, type parameter or exception
 * @param bound the index of a type parameter's bound
 */
public record Spot(int target, int index, int bound) {
    public static final int TYPE_PARAMETER = 0x01;
    public static final int TYPE_PARAMETER_BOUND = 0x12;
    public static final int RESULT = 0x14;
    public static final int PARAMETER = 0x16;
    public static final int EXCEPTION = 0x17;

    /** Creates the spot of anything but a bound. */
    Spot(int target, int index) {
        this(target, index, 0);
    }

    boolean isSame(Spot other) {
        return target == other.target && index == other.index && bound == other.bound;
    }
}
