// shows: Indentation is that of the file
// clauses: EM-EQ-1
package tabs;

class Tabs {
	int x;

	emissary Job(Runnable run) {
		int y() {
			return 1;
		}
	}
}
