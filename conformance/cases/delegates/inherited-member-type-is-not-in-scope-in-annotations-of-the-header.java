// clauses: EM-DEL-6
// claim: A simple name in an annotation of the header that would mean an inherited member type, and otherwise another type or none, is an error.
import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

@interface Kind { Class<?> value(); Class<?>[] more() default {}; Shop.Level level() default Shop.Level.LOW; }
@interface Mark {}
@Target(ElementType.PARAMETER) @interface OfParameter { Class<?> value(); }
@Target(ElementType.TYPE_USE) @interface InType { Class<?> value(); }

interface Shop {
    void open();
    @interface Mark {}
    @interface Label { int value(); }
    @Target(ElementType.TYPE_USE) @interface Clean {}
    interface Till {}
    enum Level { LOW, HIGH }
    int LIMIT = 3;
}
interface Box<T> { T get(); @Target(ElementType.TYPE_USE) @interface Clean {} }

emissary Shadowing(@Mark Shop shop);  // error: name.inherited at Mark
emissary Unknown(@Label(1) Shop shop);  // error: name.inherited at Label
emissary Literal(@Kind(Till.class) Shop shop);  // error: name.inherited at Till
emissary Array(@Kind(value = String.class, more = {Integer.class, Till[].class}) Shop shop);  // error: name.inherited at Till
emissary Constant(@Kind(value = String.class, level = Level.HIGH) Shop shop);  // error: name.inherited at Level
emissary Parameter(@OfParameter(Till.class) Shop shop);  // error: name.inherited at Till
emissary OfTypeUse(@Clean Shop shop);  // error: name.inherited at Clean
emissary OfTypeArgument(Box<@Clean String> box);  // error: name.inherited at Clean
emissary InArgument(Box<@InType(Clean.class) String> box);  // error: name.inherited at Clean
emissary State(Shop shop, @Mark int count) delegates Shop;  // error: name.inherited at Mark
@dev.emissary.Emissary record Annotated(@Mark Shop shop) {}  // error: name.inherited at Mark

@Mark emissary Around(@Shop.Mark @Kind(value = Shop.Till.class, level = Shop.Level.HIGH) Shop shop);
emissary Own(@Mark Shop shop) { @interface Mark {} }
