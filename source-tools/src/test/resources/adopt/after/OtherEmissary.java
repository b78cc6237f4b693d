/* A file in which Emissary is the name of something else. */
package corpus;

final class OtherEmissary {
    @dev.emissary.Emissary
    record Emissary(Runnable runnable) {}
}
