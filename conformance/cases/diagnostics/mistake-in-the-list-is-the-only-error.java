// clauses: EM-DIAG-3
// claim: A mistake in the explicit list is the language's own error, and the only one.
import dev.emissary.Emissary;

class Foo {}

@Emissary(Missing.class) emissary Unknown(Runnable r);  // one error
@Emissary({Runnable.class, Missing.class}) emissary UnknownSecond(Runnable r);  // one error
@Emissary(value = Missing.class) emissary UnknownByName(Thread t);  // one error
@Emissary(Comparable.class) emissary UnknownComponent(Missing m);  // one error
@Emissary(Runnable) emissary TypeName(Thread t);  // one error
@Emissary(1) emissary Number(Thread t);  // one error
@Emissary("x") record Text(Thread t) {}  // one error
@Emissary(null) record Null(Thread t) {}  // one error
@Emissary({Foo.X}) emissary UnknownField(Thread t);  // one error
@Emissary(valu = Runnable.class) emissary UnknownElement(Thread t);  // one error
@Emissary @Emissary record Repeated(Runnable r) {}  // one error
