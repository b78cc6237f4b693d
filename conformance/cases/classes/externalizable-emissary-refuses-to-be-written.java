// clauses: EM-CLASS-5, EM-ENC-4
// claim: An emissary that is externalizable only through a delegated interface refuses to be written.
// warnings: any
// prints:
//     java.io.NotSerializableException
emissary Letter(java.io.Externalizable document);

class Paper implements java.io.Externalizable {
    private static final long serialVersionUID = 1;

    @Override
    public void writeExternal(java.io.ObjectOutput out) {}

    @Override
    public void readExternal(java.io.ObjectInput in) {}
}

class Main {
    public static void main(String[] arguments) throws Exception {
        try (var out = new java.io.ObjectOutputStream(new java.io.ByteArrayOutputStream())) {
            out.writeObject(new Letter(new Paper()));
        } catch (java.io.NotSerializableException refused) {
            System.out.println(refused.getClass().getName());
        }
    }
}
