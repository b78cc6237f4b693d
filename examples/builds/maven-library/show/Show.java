import demo.text.Text;
import demo.views.View;

/** Asks a view for what the interface has later. */
class Show {
    /** A text of one line. */
    record Line(String line) implements Text {
        @Override
        public String line(int index) {
            return line;
        }

        @Override
        public Text reversed() {
            return this;
        }

        @Override
        public int size() {
            return 1;
        }
    }

    public static void main(String... arguments) {
        try {
            Text view = new View(new Line("Ada"));
            System.out.println(view.size());
        } catch (AbstractMethodError missing) {
            System.out.println(missing.getMessage());
        }
    }
}
