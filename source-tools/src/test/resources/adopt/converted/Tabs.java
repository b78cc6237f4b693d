/* Tabs, and a class that begins in the middle of a line. */
package corpus;

//// before
final class Tabs {
	@SuppressWarnings("unused") private static final class Task implements Runnable
	{
		private final Runnable runnable;

		private Task(final Runnable runnable) {
			this.runnable = runnable;
		}

		@Override
		public final void run() {
			runnable.run();
		}

		static Task of(Runnable runnable) { return new Task(runnable); }
	}
}

//// after
import dev.emissary.Emissary;

final class Tabs {
	@SuppressWarnings("unused") @Emissary private record Task(Runnable runnable)
	{
		static Task of(Runnable runnable) { return new Task(runnable); }
	}
}
