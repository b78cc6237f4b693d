////// TimedLock
// shows: A decorator: a method in the body replaces its forwarder
// clauses: EM-FWD-6, EM-DEL-3
//// TimedLock.java
//+ import dev.emissary.lang.Emissary;
//+ import java.util.concurrent.TimeUnit;
//+ import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.function.LongConsumer;

/** A lock that reports how long each call of lock() waits. */
//- emissary TimedLock(Lock lock, LongConsumer log) delegates Lock {
//+ final class TimedLock extends Emissary implements Lock {
//+     private final Lock lock;
//+     private final LongConsumer log;
//+
//+     TimedLock(Lock lock, LongConsumer log) {
//+         this.lock = lock;
//+         this.log = log;
//+     }
//+
    @Override
    public void lock() {
        long start = System.nanoTime();
        lock.lock();
        log.accept(System.nanoTime() - start);
    }
//+
//+     @Override
//+     public void lockInterruptibly() throws InterruptedException {
//+         lock.lockInterruptibly();
//+     }
//+
//+     @Override
//+     public boolean tryLock() {
//+         return lock.tryLock();
//+     }
//+
//+     @Override
//+     public boolean tryLock(long l, TimeUnit timeUnit) throws InterruptedException {
//+         return lock.tryLock(l, timeUnit);
//+     }
//+
//+     @Override
//+     public void unlock() {
//+         lock.unlock();
//+     }
//+
//+     @Override
//+     public Condition newCondition() {
//+         return lock.newCondition();
//+     }
}
