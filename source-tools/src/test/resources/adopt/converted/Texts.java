////// Texts
// shows: What a person wrote stays as written: references, types, groups of imports, and the blank line before the end
//// Texts.java
package corpus;

import java.util.Map;

//+ import dev.emissary.Emissary;
import org.xml.sax.Locator;

//- final class Texts<K, V> implements Read<K, V>, Write<K, V> {
//-
//-     /** The table. */
//-     private final Table<K, V> table;
//-     private final long created;
//-
//-     Texts(Table<K, V> table, long created) {
//-         this.table = table;
//-         this.created = created;
//-     }
//-
//-     /* (non-Javadoc)
//-      * @see corpus.Read#get(java.lang.Object)
//-      */
//-     @Override
//-     public V get(K key) {
//-         return table.get(key);
//-     }
//-
//+ @Emissary({Read.class, Write.class})
//+ record Texts<K, V>(
//+         /* The table. */
//+         Table<K, V> table,
//+         long created) {

    /** @see Read#size() on what is counted */
    @Override
    public int size() {
        return table.size();
    }

    Locator locator(Map<K, V> map) {
        return null;
    }

//-     @Override
//-     public void close() {
//-         table.close();
//-     }
//-
}

interface Read<K, V> {
    V get(K key);

    int size();

    void close();
}

interface Write<K, V> {
    void close();
}

interface Table<K, V> extends Read<K, V>, Write<K, V> {}
