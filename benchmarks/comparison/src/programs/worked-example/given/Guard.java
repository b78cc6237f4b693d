/* Decides what may be read. */
package worked_example;

public final class Guard {
    private Guard() {}

    public static void check(String column) {
        if (column.equals("salary")) {
            throw new SecurityException(column);
        }
    }
}
