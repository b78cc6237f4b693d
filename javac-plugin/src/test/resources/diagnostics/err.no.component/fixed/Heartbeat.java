public emissary Heartbeat(Runnable check) implements Runnable {
    @Override
    public void run() {
        System.out.println("alive");
        check.run();
    }
}
