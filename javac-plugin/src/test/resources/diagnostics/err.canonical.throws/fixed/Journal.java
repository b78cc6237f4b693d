import java.io.IOException;

public emissary Journal(Appendable target) {
    public static Journal open(Appendable target) throws IOException {
        target.append("opened");
        return new Journal(target);
    }
}
