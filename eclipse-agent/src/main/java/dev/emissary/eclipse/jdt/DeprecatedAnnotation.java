package dev.emissary.eclipse.jdt;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.jdt.core.compiler.CharOperation;
import org.eclipse.jdt.internal.compiler.ClassFile;
import org.eclipse.jdt.internal.compiler.ast.AbstractMethodDeclaration;
import org.eclipse.jdt.internal.compiler.ast.Annotation;
import org.eclipse.jdt.internal.compiler.env.IBinaryAnnotation;
import org.eclipse.jdt.internal.compiler.env.IBinaryElementValuePair;
import org.eclipse.jdt.internal.compiler.env.IBinaryMethod;
import org.eclipse.jdt.internal.compiler.impl.BooleanConstant;
import org.eclipse.jdt.internal.compiler.impl.Constant;
import org.eclipse.jdt.internal.compiler.lookup.ElementValuePair;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;

/** The annotation {@code @Deprecated} of an interface's method, which its forwarder carries over (EM-FWD-3). */
final class DeprecatedAnnotation {
    private static final char[] TYPE = "Ljava/lang/Deprecated;".toCharArray();

    private final List<Element> elements = new ArrayList<>();

    private DeprecatedAnnotation() {}

    /** One element of the annotation with its constant value. */
    private record Element(char[] name, Constant value) {}

    /** Reads the annotation of a method that is deprecated. */
    static DeprecatedAnnotation of(MethodBinding method, BinaryMethods binaryMethods) {
        DeprecatedAnnotation result = new DeprecatedAnnotation();
        AbstractMethodDeclaration source = method.original().sourceMethod();
        if (source != null) {
            method.original().getAnnotationTagBits();
            result.read(source);
            return result;
        }
        IBinaryMethod binary = binaryMethods.find(method.original());
        if (binary != null && binary.getAnnotations() != null) {
            result.read(binary.getAnnotations());
        }
        return result;
    }

    private void read(AbstractMethodDeclaration method) {
        for (Annotation annotation : method.annotations == null ? new Annotation[0] : method.annotations) {
            if (annotation.resolvedType != null && Arrays.equals(annotation.resolvedType.signature(), TYPE)) {
                for (ElementValuePair pair : annotation.computeElementValuePairs()) {
                    add(pair.getName(), pair.getValue());
                }
            }
        }
    }

    private void read(IBinaryAnnotation[] annotations) {
        for (IBinaryAnnotation annotation : annotations) {
            if (CharOperation.equals(annotation.getTypeName(), TYPE)) {
                for (IBinaryElementValuePair pair : annotation.getElementValuePairs()) {
                    add(pair.getName(), pair.getValue());
                }
            }
        }
    }

    private void add(char[] name, Object value) {
        if (value instanceof Constant constant) {
            elements.add(new Element(name, constant));
        }
    }

    /** Writes the annotation into a class file, as one attribute. */
    void write(ClassFile classFile) {
        ClassFileBytes bytes = new ClassFileBytes(classFile);
        bytes.u2(classFile.constantPool.literalIndex("RuntimeVisibleAnnotations".toCharArray()));
        bytes.u4(6 + 5 * elements.size());
        bytes.u2(1);
        bytes.u2(classFile.constantPool.literalIndex(TYPE));
        bytes.u2(elements.size());
        for (Element element : elements) {
            bytes.u2(classFile.constantPool.literalIndex(element.name()));
            if (element.value() instanceof BooleanConstant flag) {
                bytes.u1('Z');
                bytes.u2(classFile.constantPool.literalIndex(flag.booleanValue() ? 1 : 0));
            } else {
                bytes.u1('s');
                bytes.u2(classFile.constantPool.literalIndex(
                        element.value().stringValue().toCharArray()));
            }
        }
    }
}
