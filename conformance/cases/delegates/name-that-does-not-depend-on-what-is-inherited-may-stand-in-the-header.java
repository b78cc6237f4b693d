// clauses: EM-DEL-6
// claim: A name in the header that means the same without what the emissary inherits is legal, as is one of the body.
import java.util.Map;
import java.util.Map.Entry;

interface Shop { void open(); interface Till { int total(); } }

emissary Qualified(Shop shop, Shop.Till till);
emissary Imported<K, V>(Map<K, V> map, Comparable<Entry<K, V>> comparable);
emissary Variable<Till extends Runnable>(Shop shop, Comparable<Till> till);
emissary Own(Shop shop, Comparable<Till> till) { interface Till { int own(); } }
emissary Body(Shop shop) { Till till() { return null; } }

class Around implements Shop {
    public void open() {}
    emissary Front(Shop shop, Till till);
}

interface Sub extends Shop {
    emissary Front(Shop shop, Till till);
}
