// clauses: EM-FORM-5
//// Heartbeat.java
public emissary Heartbeat() implements Runnable {  // error: no.component
    @Override
    public void run() {
        System.out.println("alive");
    }
}
//// fixed: Heartbeat.java
public emissary Heartbeat(Runnable check) implements Runnable {
    @Override
    public void run() {
        System.out.println("alive");
        check.run();
    }
}
