// clauses: EM-DEL-3
// claim: A nested generic interface may be listed.
// class E: final class E extends dev.emissary.lang.Emissary implements java.util.Map.Entry<String, String>
// methods of E:
//     bridge public Object getKey()
//     bridge public Object getValue()
//     bridge public Object setValue(Object)
//     public String getKey()
//     public String getValue()
//     public String setValue(String)
import java.util.*;
@dev.emissary.Emissary(Map.Entry.class) emissary E(Map.Entry<String, String> c);
