interface Named { String name(); }
abstract class Impl implements Named {}
interface Base { default String name() { return "Base"; } }
interface OfBase extends Base { @Override default String name() { return "OfBase"; } }
interface BesideOfBase extends Base { @Override default String name() { return "BesideOfBase"; } }
interface Sub extends Named { @Override default String name() { return "Sub"; } }
interface Heir extends Sub {}
interface Unrelated { default String name() { return "Unrelated"; } }
interface Generic<T> { default T name() { return null; } }
