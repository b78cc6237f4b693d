// clauses: EM-CONF-1, EM-CONF-2
import java.util.List;
import java.util.RandomAccess;

class Stock {
    interface Shelf {
        List<String> items();
    }

    interface Catalogue {
        RandomAccess items();
    }

    emissary Shop(Shelf shelf, Catalogue catalogue);  // error: method.conflict.returns
}
