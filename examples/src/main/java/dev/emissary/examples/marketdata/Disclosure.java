package dev.emissary.examples.marketdata;

import java.util.List;
import java.util.stream.Stream;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesUtil;
import net.openhft.chronicle.wire.Marshallable;

/**
 * The attempts of a holder to get at more than it was meant to have.
 *
 * @param handedOut what the holder has
 * @param owned the quote behind it
 */
public record Disclosure(BytesMarshallable handedOut, MarketData owned) {
    /** Casts to the quote's class. */
    String cast() {
        try {
            return owned.getClass().cast(handedOut) == owned ? "succeeds" : "another object";
        } catch (ClassCastException e) {
            return e.getClass().getSimpleName();
        }
    }

    /** Counts the setters among the public methods. */
    long setters() {
        return publicMethods().stream().filter(name -> name.startsWith("set")).count();
    }

    /** Counts the public methods, those of every object aside. */
    long methods() {
        return publicMethods().size();
    }

    /** Changes a field by its name, as every self-describing object of Chronicle allows. */
    String fieldByName() {
        if (!(handedOut instanceof Marshallable marshallable)) {
            return "no way";
        }
        try {
            marshallable.setLongField("time", marshallable.getLongField("time"));
            return "read, changed";
        } catch (NoSuchFieldException e) {
            return "no such field";
        }
    }

    /** Asks the library where the fields are. */
    String layout() {
        return BytesUtil.isTriviallyCopyable(handedOut.getClass())
                ? BytesUtil.triviallyCopyableLength(handedOut.getClass()) + " bytes at "
                        + BytesUtil.triviallyCopyableStart(handedOut.getClass())
                : "unknown";
    }

    /** Compares with the quote itself, as somebody who guesses its values would. */
    boolean isEqual() {
        return handedOut.equals(owned);
    }

    /** Tells whether the text shows a value. */
    boolean tellsInToString() {
        return handedOut.toString().contains("askPrice");
    }

    /** Tells whether the library's text for developers names the quote's class. */
    boolean tellsClass() {
        return handedOut.$toString().contains(owned.getClass().getName());
    }

    private List<String> publicMethods() {
        return Stream.of(handedOut.getClass().getMethods())
                .filter(method -> method.getDeclaringClass() != Object.class && !method.isBridge())
                .map(method -> method.getName() + List.of(method.getParameterTypes()))
                .distinct()
                .filter(name ->
                        !name.startsWith("equals[") && !name.startsWith("hashCode[") && !name.startsWith("toString["))
                .toList();
    }
}
