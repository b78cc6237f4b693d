// record, line 4: it is a record
package corpus;

record Record(Meter meter) implements Meter {
    @Override
    public long count() {
        return meter.count();
    }
}

interface Meter {
    long count();
}
