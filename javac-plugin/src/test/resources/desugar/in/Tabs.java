package tabs;

class Tabs {
	int x;

	emissary Job(Runnable run) {
		int y() {
			return 1;
		}
	}
}
