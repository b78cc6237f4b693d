/** Refuses columns that may not be read. */
public final class Guard {
    private Guard() {}

    public static void check(String column) {
        if (column.equals("salary")) {
            throw new SecurityException(column);
        }
    }
}
