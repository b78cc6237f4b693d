// clauses: EM-CONF-6
// claim: The body that declares the method may call the delegate or the default.
// given: NamedDefaults
// prints: delegate Sub delegate Unrelated Sub
emissary OfDelegate(Named named) implements Sub { @Override public String name() { return this.named.name(); } }
emissary OfDefault(Named named) implements Sub { @Override public String name() { return Sub.super.name(); } }
emissary OfClass(Impl impl) implements Named, Unrelated { @Override public String name() { return impl.name(); } }
emissary OfUnrelated(Named named) implements Unrelated { @Override public String name() { return Unrelated.super.name(); } }
emissary OfHeir(Named named) implements Sub, Heir { @Override public String name() { return Heir.super.name(); } }

class Main {
    public static void main(String[] arguments) {
        Impl impl = new Impl() { @Override public String name() { return "delegate"; } };
        System.out.println(new OfDelegate(impl).name() + " " + new OfDefault(impl).name() + " "
                + new OfClass(impl).name() + " " + new OfUnrelated(impl).name() + " " + new OfHeir(impl).name());
    }
}
