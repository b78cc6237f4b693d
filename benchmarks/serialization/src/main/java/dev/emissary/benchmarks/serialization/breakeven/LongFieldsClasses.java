package dev.emissary.benchmarks.serialization.breakeven;

/** The loader of the classes {@code LongFields1}, {@code LongFields2} and so on, generated when they are asked for. */
final class LongFieldsClasses extends ClassLoader {

    private static final String PREFIX = LongFields.class.getName();
    private static final LongFieldsClasses LOADER = new LongFieldsClasses();

    private LongFieldsClasses() {
        super(LongFields.class.getClassLoader());
    }

    /** Creates an object with a number of fields, all zero. */
    static LongFields newObject(int fields) throws ReflectiveOperationException {
        return (LongFields) LOADER.loadClass(PREFIX + fields).getConstructor().newInstance();
    }

    @Override
    protected Class<?> findClass(String className) throws ClassNotFoundException {
        try {
            int fields = Integer.parseInt(className.substring(PREFIX.length()));
            byte[] file = LongFieldsGenerator.generate(className, fields);
            return defineClass(className, file, 0, file.length);
        } catch (NoSuchMethodException | NumberFormatException e) {
            throw new ClassNotFoundException(className, e);
        }
    }
}
