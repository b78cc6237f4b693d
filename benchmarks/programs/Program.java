import java.util.ArrayList;
import java.util.List;

/** Prints what a report does; each of the mistakes that can be made in it would show here. */
public final class Program {
    private Program() {}

    public static void main(String[] args) {
        System.out.print(run());
    }

    /** Returns what a report does, line by line. */
    public static String run() {
        List<String> log = new ArrayList<>();
        Report report = new Report(new Sheet(log), Sheet.meter(log));
        StringBuilder answer = new StringBuilder();
        report.next();
        answer.append("row: " + report.text("name") + ", " + report.number("born") + "\n");
        answer.append("salary: " + salary(report) + "\n");
        report.next();
        int before = report.reads();
        answer.append("title: " + report.textOr("title", "none") + ", by " + (report.reads() - before) + " read\n");
        Rows limited = report.limit(1);
        answer.append("limit() returns: " + ((Object) limited == report ? "the report" : "the table itself") + "\n");
        answer.append("can be changed by a cast: " + (limited instanceof Table ? "yes" : "no") + "\n");
        log.clear();
        report.close();
        return answer + "close(): " + String.join(", ", log) + "\n";
    }

    private static String salary(Rows rows) {
        try {
            return String.valueOf(rows.number("salary"));
        } catch (SecurityException e) {
            return "refused";
        }
    }
}
