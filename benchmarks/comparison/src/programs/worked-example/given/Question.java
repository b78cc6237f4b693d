/* What a user of the report sees. */
package worked_example;

import java.util.List;

public final class Question {
    private Question() {}

    public static <T extends Rows & Meter> String ask(T report, List<String> log) {
        StringBuilder answer = new StringBuilder();
        report.next();
        answer.append("row: ").append(report.text("name")).append(", ").append(report.number("born"));
        answer.append("\nsalary: ").append(salary(report));
        report.next();
        int before = report.reads();
        answer.append("\ntitle: ").append(report.textOr("title", "none"));
        answer.append(", by ").append(report.reads() - before).append(" read");
        Rows limited = report.limit(1);
        answer.append("\nlimit() returns: ").append(limited == report ? "the report" : "the table itself");
        answer.append("\ncan be changed by a cast: ").append((Object) limited instanceof Table ? "yes" : "no");
        log.clear();
        report.close();
        return answer.append("\nclose(): ")
                .append(String.join(", ", log))
                .append('\n')
                .toString();
    }

    private static String salary(Rows rows) {
        try {
            return String.valueOf(rows.number("salary"));
        } catch (SecurityException e) {
            return "refused";
        }
    }
}
