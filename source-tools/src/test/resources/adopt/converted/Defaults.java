////// Defaults
// shows: Inherited default methods: with type parameters, exceptions, arrays, and of a more specific interface
//// Defaults.java
package corpus;

//+ import dev.emissary.Emissary;
import java.io.IOException;

//- final class Defaults<T extends Comparable<T>> implements Loud<T>, Closing {
//- 	private final Quiet<T> quiet;
//-
//- 	Defaults(Quiet<T> quiet) {
//- 		this.quiet = quiet;
//- 	}
//-
//- 	@Override
//- 	public T first() {
//- 		return quiet.first();
//- 	}
//-
//+ @Emissary
//+ record Defaults<T extends Comparable<T>>(Quiet<T> quiet) implements Loud<T>, Closing {
//+ 	@Deprecated
	@Override
//- 	public void second(T element) {
//- 		quiet.second(element);
//+ 	public java.util.Map.Entry<T, T[]> pair(T element) {
//+ 		return Loud.super.pair(element);
	}

	@Override
//- 	public int third(int n) {
//- 		return quiet.third(n);
//+ 	public <S extends T> S same(S other, T... others) throws IOException {
//+ 		return Loud.super.same(other, others);
	}

	@Override
//- 	public long fourth() {
//- 		return quiet.fourth();
//+ 	public int volume() {
//+ 		return Loud.super.volume();
	}

	@Override
	public void close() {}
}

interface Quiet<T> {
	T first();
	void second(T element);
	int third(int n);
	long fourth();

	default <S extends T> S same(S other, T... others) throws IOException {
		return other;
	}

	default int volume() {
		return 0;
	}

	@Deprecated
	default java.util.Map.Entry<T, T[]> pair(T element) {
		return null;
	}
}

interface Loud<T> extends Quiet<T> {
	@Override
	default int volume() {
		return 11;
	}
}

interface Closing {
	void close();
}
