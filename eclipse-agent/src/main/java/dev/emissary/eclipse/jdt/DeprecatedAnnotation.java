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

    private final BinaryMethods binaryMethods;

    DeprecatedAnnotation(BinaryMethods binaryMethods) {
        this.binaryMethods = binaryMethods;
    }

    /** One element of the annotation with its constant value. */
    private record Element(char[] name, Constant value) {}

    /** Writes the annotation of a method into a class file; returns the number of attributes. */
    int write(MethodBinding method, ClassFile classFile) {
        List<Element> elements = new ArrayList<>();
        if (!isDeprecated(method, elements)) {
            return 0;
        }
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
        return 1;
    }

    private boolean isDeprecated(MethodBinding method, List<Element> elements) {
        AbstractMethodDeclaration source = method.original().sourceMethod();
        if (source == null) {
            IBinaryMethod binary = binaryMethods.find(method.original());
            return binary != null && binary.getAnnotations() != null && isDeprecated(binary.getAnnotations(), elements);
        }
        for (Annotation annotation : source.annotations == null ? new Annotation[0] : source.annotations) {
            if (annotation.resolvedType != null && Arrays.equals(annotation.resolvedType.signature(), TYPE)) {
                for (ElementValuePair pair : annotation.computeElementValuePairs()) {
                    add(pair.getName(), pair.getValue(), elements);
                }
                return true;
            }
        }
        return false;
    }

    private static boolean isDeprecated(IBinaryAnnotation[] annotations, List<Element> elements) {
        for (IBinaryAnnotation annotation : annotations) {
            if (CharOperation.equals(annotation.getTypeName(), TYPE)) {
                for (IBinaryElementValuePair pair : annotation.getElementValuePairs()) {
                    add(pair.getName(), pair.getValue(), elements);
                }
                return true;
            }
        }
        return false;
    }

    private static void add(char[] name, Object value, List<Element> elements) {
        if (value instanceof Constant constant) {
            elements.add(new Element(name, constant));
        }
    }
}
