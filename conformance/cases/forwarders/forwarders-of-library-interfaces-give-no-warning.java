// clauses: EM-FWD-3
// claim: Forwarders of library interfaces give no warning.
import java.sql.*;
import java.util.*;
import java.util.concurrent.*;
class All {
    emissary A(ResultSet r);
    emissary B(CallableStatement c);
    emissary C<T>(List<T> l);
    emissary D<K, V>(ConcurrentNavigableMap<K, V> m);
    emissary E(ScheduledExecutorService s);
    emissary F(javax.management.openmbean.CompositeData d);
}
