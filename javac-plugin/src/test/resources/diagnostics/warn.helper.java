// clauses: EM-DIAG-4
//// Door.java
import java.util.function.Consumer;

interface Door {
    void open();
}

emissary LoggedDoor(Door door, Consumer<String> log) {  // warning: helper
    @Override
    public void open() {
        log.accept("open");
        door.open();
    }
}
//// fixed: Door.java
import java.util.function.Consumer;

interface Door {
    void open();
}

emissary LoggedDoor(Door door, Consumer<String> log) delegates Door {
    @Override
    public void open() {
        log.accept("open");
        door.open();
    }
}
