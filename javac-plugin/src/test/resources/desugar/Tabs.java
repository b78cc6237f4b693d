// shows: Indentation is that of the file
// clauses: EM-EQ-1
//// Tabs.java
package tabs;

class Tabs {
	int x;

	emissary Job(Runnable run) {
		int y() {
			return 1;
		}
	}
}
//// plain: Tabs.java
package tabs;

import dev.emissary.lang.Emissary;

class Tabs {
	int x;

	static final class Job extends Emissary implements Runnable {
		private final Runnable run;

		Job(Runnable run) {
			this.run = run;
		}

		int y() {
			return 1;
		}

		@Override
		public void run() {
			run.run();
		}
	}
}
