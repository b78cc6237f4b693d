/* No package. */
import dev.emissary.Emissary;
import java.util.Iterator;

/** Every method of Iterator. */
@Emissary
record NoPackage<E>(Iterator<E> iterator) {}
