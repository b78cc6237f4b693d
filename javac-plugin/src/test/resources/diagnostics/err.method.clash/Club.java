// clauses: EM-CONF-1
import java.util.List;

class Club {
    interface Members {
        void admit(List<String> names);
    }

    interface Guests {
        void admit(List<Integer> tickets);
    }

    emissary Door(Members members, Guests guests);  // error: method.clash
}
