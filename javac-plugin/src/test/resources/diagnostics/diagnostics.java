////// err.internal
// clauses: EM-DIAG-3
// broken: rules.forwarding.ForwardingRules plan
//// Job.java
//- public emissary Job(Runnable task);  // error: internal
//+ public final class Job implements Runnable {
//+     private final Runnable task;
//+     public Job(Runnable task) {
//+         this.task = task;
//+     }
//+     @Override
//+     public void run() {
//+         task.run();
//+     }
//+ }
////// warn.bypass
// clauses: EM-DIAG-4
//// Users.java
import java.util.Optional;
interface Users {
    Optional<String> find(int id);
    default String require(int id) {
        return find(id).orElseThrow();
    }
}
emissary LoggedUsers(Users users) {
    @Override
    public Optional<String> find(int id) {  // warning: bypass
        System.out.println("find " + id);
        return users.find(id);
    }
//+     @Override public String require(int id) { return Users.super.require(id); }
}
////// warn.component.unused
// clauses: EM-DIAG-4, EM-DEL-3
// options: lint=on
//// Task.java
import dev.emissary.Emissary;
@Emissary(Runnable.class)
//- public record Task(Runnable work, String name) {}  // warning: component.unused
//+ public record Task(Runnable work) {}
////// warn.back
// clauses: EM-DIAG-4
// options: lint=on
//// Guarded.java
interface Owner {
    Query open();
}
interface Query {
    Owner owner();
}
//- emissary Guarded(Query query, Owner guard) delegates Query {  // warning: back
//+ emissary Guarded(Query query, Owner guard) delegates Query {
//+     @Override public Owner owner() { return guard; }
//+     String plan() { return query.toString(); }
    Query another() {
        return guard.open();
    }
}
////// warn.contract
// clauses: EM-DIAG-4, EM-CLASS-3
// options: lint=on
//// Initials.java
//- public emissary Initials(CharSequence name);  // warning: contract
//+ public emissary Initials(CharSequence name) {
//+     @Override public String toString() { return name.toString(); }
//+ }
////// warn.helper
// clauses: EM-DIAG-4
//// Door.java
import java.util.function.Consumer;
interface Door {
    void open();
}
//- emissary LoggedDoor(Door door, Consumer<String> log) {  // warning: helper
//+ emissary LoggedDoor(Door door, Consumer<String> log) delegates Door {
    @Override
    public void open() {
        log.accept("open");
        door.open();
    }
}
////// warn.refused
// clauses: EM-DIAG-4
//// Names.java
import java.util.Set;
//+ interface Names {
//+     boolean contains(Object name);
//+     int size();
//+ }
//- emissary Known(Set<String> names) {
//-     @Override public boolean add(String name) {  // warning: refused
//-         throw new UnsupportedOperationException();
//-     }
//- }
//+ emissary Known(Set<String> names) delegates Names;
////// warn.serializable
// clauses: EM-DIAG-4, EM-CLASS-5
//// Order.java
import java.io.Serializable;
class Order {
    interface Priced extends Serializable {
        long cents();
    }
//-     emissary Discounted(Priced article);  // warning: serializable
//+     emissary Discounted(Priced article) implements Serializable {
//+         private static final long serialVersionUID = 1;
//+     }
}
////// warn.serializable.unread
// clauses: EM-DIAG-4, EM-CLASS-5
//// Order.java
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.Serializable;
class Order {
    interface Priced extends Serializable {
        long cents();
    }
//-     @SuppressWarnings("serial")
//+     @SuppressWarnings({"serial", "emissary"}) // who reads it reads the cents
    emissary Discounted(Priced article) {  // warning: serializable.unread
        private void writeObject(ObjectOutputStream out) throws IOException {
            out.writeLong(cents());
        }
    }
}
////// warn.serializable.unwritten
// clauses: EM-DIAG-4, EM-CLASS-5
//// Order.java
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.Serializable;
class Order {
    interface Priced extends Serializable {
        long cents();
    }
    @SuppressWarnings("serial")
//-     emissary Discounted(Priced article) {  // warning: serializable.unwritten
//+     emissary Discounted(Priced article) implements Serializable {
        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
        }
    }
}
////// warn.unwrap
// clauses: EM-DIAG-4
//// Pooled.java
import java.sql.Wrapper;
//- public emissary Pooled(Wrapper connection);  // warning: unwrap
//+ public emissary Pooled(Wrapper connection) {
//+     @Override public <T> T unwrap(Class<T> type) throws java.sql.SQLException { return type.isInstance(this) ? type.cast(this) : connection.unwrap(type); }
//+     @Override public boolean isWrapperFor(Class<?> type) throws java.sql.SQLException { return type.isInstance(this) || connection.isWrapperFor(type); }
//+ }
emissary Closed(Wrapper connection) {
    @Override public <T> T unwrap(Class<T> type) throws java.sql.SQLException { if (type.isInstance(this)) return type.cast(this); throw new java.sql.SQLException("no " + type.getName()); }
    @Override public boolean isWrapperFor(Class<?> type) { return type.isInstance(this); }
}
