package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.agent.Hook;
import dev.emissary.eclipse.jdt.access.Trees;
import dev.emissary.eclipse.jdt.annotations.ForwarderAnnotations;
import dev.emissary.eclipse.jdt.annotations.ForwarderAnnotations.Origin;
import dev.emissary.eclipse.jdt.model.Bindings;
import dev.emissary.model.ExternalGuard;
import dev.emissary.model.Forwarder;
import dev.emissary.model.PlannedMethod.Refusal;
import dev.emissary.model.Problem.Part;
import dev.emissary.model.Superinterfaces.Implemented;
import dev.emissary.model.Supply;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.jdt.internal.compiler.ClassFile;
import org.eclipse.jdt.internal.compiler.ast.ASTNode;
import org.eclipse.jdt.internal.compiler.ast.SingleTypeReference;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeParameter;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;
import org.eclipse.jdt.internal.compiler.codegen.BranchLabel;
import org.eclipse.jdt.internal.compiler.codegen.CodeStream;
import org.eclipse.jdt.internal.compiler.codegen.Opcodes;
import org.eclipse.jdt.internal.compiler.lookup.ExtendedTagBits;
import org.eclipse.jdt.internal.compiler.lookup.LocalVariableBinding;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.RecordComponentBinding;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.SyntheticMethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeIds;

/** Generates the methods that are added to an emissary (EM-FWD-4, EM-FWD-5, EM-CLASS-5). */
final class MemberCode {
    static final String REFUSAL_EXCEPTION = "java.io.NotSerializableException";

    private static final String GENERATED = "dev.emissary.lang.Generated";

    private MemberCode() {}

    /** Writes the methods of an emissary into its class file; returns false, as the compiler adds the others. */
    @Hook.Entry("addSpecialMethods")
    public static boolean addMethods(ClassFile classFile, TypeDeclaration declaration) {
        EmissaryState state = Emissaries.of(declaration);
        if (state != null && state.decision != null) {
            if (!AgentOptions.HAVE_SUPERCLASS) {
                Emissaries.dropAnnotation(declaration);
            } else if (state.clause != null) {
                state.clause.record(declaration);
            }
            implementedInOrder(state);
            resolveBounds(declaration);
            for (AddedMethod method : state.added) {
                generate(classFile, method, state);
            }
        }
        if (state != null && state.constructor != null) {
            state.constructor.write(classFile);
        }
        return false;
    }

    /**
     * Lets the compiler resolve the annotations in the bounds of type parameters: it has left them out where it was
     * asked for the annotations of the parameter itself before all supertypes were connected.
     */
    private static void resolveBounds(TypeDeclaration declaration) {
        for (TypeParameter parameter : Trees.list(declaration.typeParameters)) {
            parameter.binding.extendedTagBits &= ~ExtendedTagBits.AnnotationResolved;
            parameter.updateWithAnnotations(declaration.scope);
        }
    }

    /**
     * Puts the types in the header by which the emissary has its interfaces in the place of its implements clause, from
     * which the compiler takes the type annotations of its superinterfaces.
     */
    private static void implementedInOrder(EmissaryState state) {
        if (state.listed != null) {
            return;
        }
        TypeReference[] all = state.decision.superinterfaces().implemented().stream()
                .map(implemented -> written(implemented, state))
                .toArray(TypeReference[]::new);
        TypeReference[] listed = state.declaration.superInterfaces;
        state.listed = listed == null ? new TypeReference[0] : listed;
        state.declaration.superInterfaces = all;
        for (TypeReference one : all) {
            state.declaration.bits |= one.bits & ASTNode.HasTypeAnnotations;
        }
    }

    private static TypeReference written(Implemented implemented, EmissaryState state) {
        TypeReference reference = (TypeReference) Problems.at(implemented.place(), state);
        if (implemented.place().part() != Part.COMPONENT) {
            return reference;
        }
        if (HeaderReader.value(state) != null) {
            // The interface is named in the list, and its type arguments are only inferred from the component.
            TypeReference inferred = new SingleTypeReference(reference.getLastToken(), 0);
            inferred.resolvedType = Bindings.of(implemented.type());
            return inferred;
        }
        if (reference.annotations == null) {
            return reference;
        }
        // The annotations of the component's type as a whole are not those of the interface.
        TypeReference copy = reference.augmentTypeWithAdditionalDimensions(0, null, false);
        copy.annotations = reference.annotations.clone();
        copy.annotations[copy.annotations.length - 1] = null;
        copy.resolvedType = reference.resolvedType;
        copy.bits |= reference.bits & ASTNode.HasTypeAnnotations;
        return copy;
    }

    /** Returns the type in the header by which an emissary has a forwarder's interface. */
    private static TypeReference written(Forwarder forwarder, EmissaryState state) {
        for (Implemented implemented : state.decision.superinterfaces().implemented()) {
            if (implemented.place().part() == Part.LISTED
                    && Bindings.of(implemented.type())
                                    .findSuperTypeOriginatingFrom(Bindings.ofMethod(forwarder.method())
                                            .declaringClass
                                            .erasure())
                            != null
                    && isServed(implemented, forwarder.component(), state)) {
                return state.listed[implemented.place().index()];
            }
        }
        return state.declaration.recordComponents[forwarder.component()].type;
    }

    private static boolean isServed(Implemented implemented, int component, EmissaryState state) {
        return state.decision.superinterfaces().delegated().stream()
                .anyMatch(delegated -> delegated.component() == component
                        && Bindings.of(delegated.type()) == Bindings.of(implemented.type()));
    }

    /** Returns the forwarder whose annotations a method has, or null. */
    private static Forwarder forwarder(AddedMethod method) {
        return method.planned() instanceof ExternalGuard guard
                ? guard.forwarder()
                : method.planned() instanceof Forwarder forwarder ? forwarder : null;
    }

    private static ReferenceBinding generated(EmissaryState state) {
        return AgentOptions.isGiven("generated=on") ? Members.library(state.declaration.scope, GENERATED) : null;
    }

    private static int writeAnnotations(
            ClassFile classFile, AddedMethod method, EmissaryState state, boolean isBridge) {
        Forwarder forwarder = forwarder(method);
        Origin origin = new Origin(
                state.declaration,
                generated(state),
                written(forwarder, state),
                Emissaries.source(Bindings.ofMethod(forwarder.method()).original()));
        return annotations(state).write(classFile, forwarder, method, origin, isBridge);
    }

    private static ForwarderAnnotations annotations(EmissaryState state) {
        return Emissaries.compilation(state.declaration.scope.environment()).annotations;
    }

    /** Writes the annotations of a bridge method that calls a forwarder; returns the number of all its attributes. */
    @Hook.Exit("generateMethodInfoAttributes")
    public static int addBridgeAnnotations(ClassFile classFile, MethodBinding method, int count) {
        if (method instanceof SyntheticMethodBinding bridge
                && bridge.purpose == SyntheticMethodBinding.BridgeMethod
                && bridge.targetMethod instanceof AddedMethod target
                && forwarder(target) != null) {
            EmissaryState state = Emissaries.of(target.declaringClass);
            return count + writeAnnotations(classFile, target, state, true);
        }
        return count;
    }

    private static void generate(ClassFile classFile, AddedMethod method, EmissaryState state) {
        classFile.generateMethodInfoHeader(method);
        int attributes = classFile.contentsOffset;
        int count = classFile.generateMethodInfoAttributes(method);
        if (forwarder(method) != null) {
            count += writeAnnotations(classFile, method, state, false);
        } else if (generated(state) != null) {
            count += annotations(state).mark(classFile, generated(state));
        }
        int code = classFile.contentsOffset;
        classFile.generateCodeAttributeHeader();
        CodeStream stream = classFile.codeStream;
        stream.reset(method, classFile);
        if (method.planned() instanceof Forwarder forwarder) {
            forward(stream, method, forwarder);
        } else if (method.planned() instanceof Refusal) {
            refuse(stream, method);
        }
        SourceTypeBinding type = (SourceTypeBinding) method.declaringClass;
        int[] lines = type.scope.referenceCompilationUnit().compilationResult.getLineSeparatorPositions();
        classFile.completeCodeAttributeForSyntheticMethod(method, code, lines);
        int all = count + 1;
        method.withNames(() -> classFile.completeMethodInfo(method, attributes, all));
    }

    private static void forward(CodeStream stream, AddedMethod method, Forwarder forwarder) {
        SourceTypeBinding type = (SourceTypeBinding) method.declaringClass;
        RecordComponentBinding delegate = type.components()[forwarder.component()];
        MethodBinding target = Bindings.ofMethod(forwarder.target()).original();
        TypeBinding receiver = delegate.type.erasure();
        stream.aload_0();
        stream.fieldAccess(Opcodes.OPC_getfield, delegate, type);
        TypeBinding through = through(forwarder, target, receiver);
        if (forwarder.supply().isPresent()) {
            receiver = supplied(stream, type, forwarder.supply().get(), receiver);
        }
        // A type variable is erased to its first bound, which need not be the interface.
        castIfNeeded(stream, receiver, through);
        receiver = through;
        List<LocalVariableBinding> locals = parameters(method);
        int next = end(locals);
        LocalVariableBinding supplied = null;
        if (forwarder.supply().isPresent() && forwarder.replacesSelf()) {
            supplied = local("delegate", through, next++, false);
            begin(stream, supplied);
            stream.load(supplied);
        }
        for (int i = 0; i < method.parameters.length; i++) {
            stream.load(locals.get(i));
            castIfNeeded(stream, method.parameters[i].erasure(), target.parameters[i].erasure());
        }
        stream.maxLocals = Math.max(stream.maxLocals, next);
        invoke(stream, type, target, receiver);
        castIfNeeded(stream, target.returnType.erasure(), method.returnType.erasure());
        if (!forwarder.replacesSelf()) {
            returnResult(stream, method.returnType);
            return;
        }
        record(stream, locals);
        LocalVariableBinding result = local("result", method.returnType, next, false);
        stream.maxLocals = Math.max(stream.maxLocals, next + 1);
        replaceSelf(stream, method, delegate, supplied, result);
        returnResult(stream, method.returnType);
        locals.add(result);
        if (supplied != null) {
            locals.add(supplied);
        }
        locals.forEach(local -> local.recordInitializationEndPC(stream.position));
    }

    /** Returns the type as which the delegate is called. */
    private static TypeBinding through(Forwarder forwarder, MethodBinding target, TypeBinding field) {
        if (forwarder.upcast().isPresent()) {
            return Bindings.of(forwarder.upcast().get()).erasure();
        }
        if (forwarder.supply().isPresent()) {
            return Bindings.of(forwarder.supply().get().given()).erasure();
        }
        // The method of a component that serves by shape may be one of another bound of a type variable.
        return field.isCompatibleWith(target.declaringClass.erasure()) ? field : target.declaringClass.erasure();
    }

    /** Calls {@code get()} of a supplier; returns the erased type of its result (EM-DEL-9). */
    private static TypeBinding supplied(
            CodeStream stream, SourceTypeBinding type, Supply supply, TypeBinding component) {
        TypeBinding supplier =
                supply.upcast().map(upcast -> Bindings.of(upcast).erasure()).orElse(component);
        castIfNeeded(stream, component, supplier);
        MethodBinding get = Bindings.ofMethod(supply.get()).original();
        invoke(stream, type, get, supplier);
        return get.returnType.erasure();
    }

    private static void invoke(CodeStream stream, SourceTypeBinding type, MethodBinding target, TypeBinding receiver) {
        MethodBinding accessor = accessor(type, target);
        if (accessor != null) {
            stream.invoke(Opcodes.OPC_invokestatic, accessor, accessor.declaringClass);
            return;
        }
        TypeBinding declaring = CodeStream.getConstantPoolDeclaringClass(type.scope, target, receiver, false);
        byte operation = declaring.isInterface() ? Opcodes.OPC_invokeinterface : Opcodes.OPC_invokevirtual;
        stream.invoke(operation, target, declaring);
    }

    /** Returns the method of a class around an emissary that calls a protected one for it (JLS 6.6.2), or null. */
    private static MethodBinding accessor(SourceTypeBinding type, MethodBinding target) {
        if (!target.isProtected() || target.declaringClass.getPackage() == type.getPackage()) {
            return null;
        }
        ReferenceBinding around = type.enclosingType();
        while (around.findSuperTypeOriginatingFrom(target.declaringClass) == null) {
            around = around.enclosingType();
        }
        return ((SourceTypeBinding) around).addSyntheticMethod(target, false);
    }

    private static void begin(CodeStream stream, LocalVariableBinding local) {
        stream.store(local, false);
        stream.record(local);
        local.recordInitializationStartPC(stream.position);
    }

    /** Returns the parameters as local variables. */
    private static List<LocalVariableBinding> parameters(MethodBinding method) {
        List<LocalVariableBinding> locals = new ArrayList<>();
        for (TypeBinding type : method.parameters) {
            locals.add(local(AddedMethod.madeUpName(locals.size()), type, end(locals), true));
        }
        return locals;
    }

    private static LocalVariableBinding local(String name, TypeBinding type, int position, boolean isParameter) {
        LocalVariableBinding local = new LocalVariableBinding(name.toCharArray(), type, 0, isParameter);
        local.resolvedPosition = position;
        return local;
    }

    /** Returns the position of the local variable after the parameters. */
    private static int end(List<LocalVariableBinding> parameters) {
        if (parameters.isEmpty()) {
            return 1;
        }
        LocalVariableBinding last = parameters.get(parameters.size() - 1);
        return last.resolvedPosition + TypeIds.getCategory(last.type.id);
    }

    /** Records the parameters, from which the compiler computes the frames of the stack map. */
    private static void record(CodeStream stream, List<LocalVariableBinding> parameters) {
        for (LocalVariableBinding parameter : parameters) {
            stream.record(parameter);
            parameter.recordInitializationStartPC(0);
        }
    }

    private static void castIfNeeded(CodeStream stream, TypeBinding given, TypeBinding wanted) {
        // The compiler can have several bindings of one class, where class files mention it.
        boolean isSame = Arrays.equals(given.constantPoolName(), wanted.constantPoolName());
        if (!wanted.isBaseType() && !isSame && !given.isCompatibleWith(wanted)) {
            stream.checkcast(wanted);
        }
    }

    /** {@code R r = this.c.m(args); return r == this.c ? this : r;} (EM-FWD-5). */
    private static void replaceSelf(
            CodeStream stream,
            AddedMethod method,
            RecordComponentBinding delegate,
            LocalVariableBinding supplied,
            LocalVariableBinding result) {
        begin(stream, result);
        stream.load(result);
        if (supplied == null) {
            stream.aload_0();
            stream.fieldAccess(Opcodes.OPC_getfield, delegate, method.declaringClass);
        } else {
            stream.load(supplied);
        }
        BranchLabel other = new BranchLabel(stream);
        BranchLabel end = new BranchLabel(stream);
        stream.if_acmpne(other);
        stream.aload_0();
        stream.goto_(end);
        other.place();
        stream.load(result);
        end.place();
    }

    private static void returnResult(CodeStream stream, TypeBinding type) {
        switch (type.id) {
            case TypeIds.T_void -> stream.return_();
            case TypeIds.T_boolean, TypeIds.T_byte, TypeIds.T_char, TypeIds.T_short, TypeIds.T_int -> stream.ireturn();
            case TypeIds.T_long -> stream.lreturn();
            case TypeIds.T_float -> stream.freturn();
            case TypeIds.T_double -> stream.dreturn();
            default -> stream.areturn();
        }
    }

    private static void refuse(CodeStream stream, AddedMethod method) {
        ReferenceBinding exception = method.thrownExceptions[0];
        SourceTypeBinding type = (SourceTypeBinding) method.declaringClass;
        stream.new_(exception);
        stream.dup();
        stream.ldc(new String(type.constantPoolName()).replace('/', '.'));
        MethodBinding constructor = exception.getExactConstructor(new TypeBinding[] {type.scope.getJavaLangString()});
        stream.invoke(Opcodes.OPC_invokespecial, constructor, exception);
        stream.athrow();
        stream.maxLocals = Math.max(stream.maxLocals, 1 + method.parameters.length);
    }
}
