import java.util.List;

class Report {
    emissary Lines(List<String> lines);
}

class Printer {
    int count(Report.Lines lines) {
        return lines.size();
    }
}
