// reason: ecj casts to Object in a bridge method where the type variables of the two methods differ; javac does not.
// differs: java.util.concurrent.ConcurrentNavigableMap
// writes in CastInBridge: 1 of CHECKCAST java/lang/Object
interface Front<T> { Front<T> from(T t); }
abstract class CastInBridge<T> implements Front<T> {
    @Override public CastInBridge<T> from(T t) { return this; }
}
