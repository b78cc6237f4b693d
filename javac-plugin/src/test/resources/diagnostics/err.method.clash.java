// clauses: EM-CONF-1
//// Club.java
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
//// fixed: Club.java
import java.util.List;

class Club {
    interface Members {
        void admit(List<String> names);
    }

    interface Guests {
        void admit(List<Integer> tickets);
    }

    emissary Door(Members members, Guests guests) {
        @SuppressWarnings({"rawtypes", "unchecked"}) @Override public void admit(java.util.List names) { this.members.admit(names); } // or this.guests.admit(names)
    }
}
