// clauses: EM-CLASS-3
//// Report.java
import java.util.List;

class Report {
    emissary Lines(List<String> lines);
}

class Printer {
    int count(Report.Lines lines) {
        return lines.lines().size();  // error: accessor.outside
    }
}
//// fixed: Report.java
import java.util.List;

class Report {
    emissary Lines(List<String> lines);
}

class Printer {
    int count(Report.Lines lines) {
        return lines.size();
    }
}
