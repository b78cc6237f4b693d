package library;

import java.util.ArrayList;
import java.util.List;

/** A journal that is written by hand. */
public class Pages implements Journal {
    private final List<String> lines = new ArrayList<>();

    @Override
    public void write(String line) {
        lines.add(line);
    }

    @Override
    public int size() {
        return lines.size();
    }
}
