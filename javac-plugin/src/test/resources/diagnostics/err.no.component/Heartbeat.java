// clauses: EM-FORM-5
public emissary Heartbeat() implements Runnable {  // error: no.component
    @Override
    public void run() {
        System.out.println("alive");
    }
}
