package dev.emissary.tools.play;

import java.util.List;

/**
 * The plain class that an emissary of a program means.
 *
 * @param name its name, below those of the classes around it
 * @param fromLine the first of its lines in the plain program, from 0
 * @param toLine the last of them
 * @param superclass its superclass as it is written, or empty
 * @param interfaces its interfaces as they are written
 * @param delegates its delegates, each as {@code Type name}
 * @param constructor who has written the canonical constructor
 * @param forwarders its forwarders
 * @param byHand the methods written by hand that override one of an interface
 * @param refusals the methods by which it refuses serialization
 */
record PlainClass(
        String name,
        int fromLine,
        int toLine,
        String superclass,
        List<String> interfaces,
        List<String> delegates,
        Constructor constructor,
        List<Forwarder> forwarders,
        List<String> byHand,
        List<String> refusals) {
    /** Who has written the canonical constructor. */
    enum Constructor {
        IMPLICIT,
        BY_HAND
    }
}
