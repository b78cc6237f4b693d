package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.jdt.access.Trees;
import java.util.stream.Stream;
import org.eclipse.jdt.internal.compiler.ClassFile;
import org.eclipse.jdt.internal.compiler.ast.AbstractMethodDeclaration;
import org.eclipse.jdt.internal.compiler.ast.CompilationUnitDeclaration;
import org.eclipse.jdt.internal.compiler.ast.ConstructorDeclaration;
import org.eclipse.jdt.internal.compiler.ast.SuperReference;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.classfmt.ClassFileConstants;
import org.eclipse.jdt.internal.compiler.flow.FlowInfo;
import org.eclipse.jdt.internal.compiler.flow.InitializationFlowContext;
import org.eclipse.jdt.internal.compiler.lookup.Binding;
import org.eclipse.jdt.internal.compiler.lookup.ClassScope;
import org.eclipse.jdt.internal.compiler.lookup.ExtraCompilerModifiers;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.MethodScope;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;
import org.eclipse.jdt.internal.compiler.parser.Parser;

/**
 * The canonical constructor of an emissary that writes none (EM-CTOR-1), made as a compact one without statements, so
 * that the compiler checks and runs the initializers of additional fields, which records do not have (EM-CLASS-4).
 */
final class ImplicitConstructor extends ConstructorDeclaration {
    private boolean isAnalyzed;

    /** Makes that of an emissary with components, and adds it to the tree. */
    ImplicitConstructor(SourceTypeBinding emissary) {
        super(emissary.scope.referenceContext.compilationResult);
        TypeDeclaration declaration = emissary.scope.referenceContext;
        selector = declaration.name;
        // Of a private one, the compiler would say that nothing uses it.
        modifiers = (emissary.modifiers & ExtraCompilerModifiers.AccVisibilityMASK)
                | ExtraCompilerModifiers.AccCompactConstructor
                | ExtraCompilerModifiers.AccLocallyUsed;
        protoArguments = declaration.recordComponents;
        // The place that stack traces show.
        sourceStart = declaration.sourceStart;
        sourceEnd = declaration.sourceEnd;
        constructorCall = SuperReference.implicitSuperConstructorCall();
        constructorCall.sourceStart = sourceStart;
        constructorCall.sourceEnd = sourceEnd;
        scope = new MethodScope(emissary.scope, this, false);
        binding = new MethodBinding(modifiers | ExtraCompilerModifiers.AccUnresolved, null, null, emissary);
        binding.typeVariables = Binding.NO_TYPE_VARIABLES;
        if (protoArguments[protoArguments.length - 1].isVarArgs()) {
            binding.modifiers |= ClassFileConstants.AccVarargs;
        }
        ConstructorChecks.markCanonical(this);
        declaration.methods = Stream.concat(Trees.list(declaration.methods).stream(), Stream.of(this))
                .toArray(AbstractMethodDeclaration[]::new);
    }

    /** Writes it into the class file. */
    void write(ClassFile classFile) {
        // Its parameters are not mandated, as those of a class written by hand.
        binding.modifiers &= ~ExtraCompilerModifiers.AccCompactConstructor;
        super.generateCode(scope.enclosingClassScope(), classFile);
    }

    @Override
    public void generateCode(ClassScope emissary, ClassFile classFile) {
        // It is written after forwarders.
    }

    @Override
    public void parseStatements(Parser parser, CompilationUnitDeclaration unit) {
        // There are none.
    }

    @Override
    public void analyseCode(ClassScope emissary, InitializationFlowContext context, FlowInfo before, int reachMode) {
        isAnalyzed = true;
        super.analyseCode(emissary, context, before, reachMode);
        isAnalyzed = false;
    }

    /** For the tools, it is not in the source; what the initializers throw is not the superclass's. */
    @Override
    public boolean isDefaultConstructor() {
        return !isAnalyzed;
    }
}
