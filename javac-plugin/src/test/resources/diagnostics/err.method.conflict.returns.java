// clauses: EM-CONF-1, EM-CONF-2
//// Stock.java
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
//// fixed: Stock.java
import java.util.ArrayList;
import java.util.List;
import java.util.RandomAccess;

class Stock {
    interface Shelf {
        List<String> items();
    }

    interface Catalogue {
        RandomAccess items();
    }

    emissary Shop(Shelf shelf, Catalogue catalogue) {
        @Override
        public ArrayList<String> items() {
            return new ArrayList<>(shelf.items());
        }
    }
}
