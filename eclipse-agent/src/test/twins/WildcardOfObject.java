// reason: ecj writes the wildcard "? extends Object" as "?"; javac writes it as it is.
// differs: javax.script.Bindings
// writes in WildcardOfObject: 1 of // signature (Ljava/util/List<*>;)V
abstract class WildcardOfObject {
    void all(java.util.List<? extends Object> list) {}
}
