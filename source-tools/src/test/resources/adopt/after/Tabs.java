/* Tabs, and a class that begins in the middle of a line. */
package corpus;

import dev.emissary.Emissary;

final class Tabs {
	@SuppressWarnings("unused") @Emissary private record Task(Runnable runnable)
	{
		static Task of(Runnable runnable) { return new Task(runnable); }
	}
}
