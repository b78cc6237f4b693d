package library;

public interface Journal {
    void write(String line);

    int size();
}
