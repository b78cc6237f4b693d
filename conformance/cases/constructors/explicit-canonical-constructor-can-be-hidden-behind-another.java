// clauses: EM-CTOR-3
// claim: A private canonical constructor leaves users another constructor only.
// class impl.MyComponentImpl: class impl.MyComponentImpl implements api.MyComponent
// methods of impl.MyComponentImpl:
//     public int answer()
//     static int run()
// constructors of impl.MyComponentImpl: MyComponentImpl()
// class impl.MyComponent:
//     public final class impl.MyComponent extends dev.emissary.lang.Emissary implements api.MyComponent
// methods of impl.MyComponent: public int answer()
// constructors of impl.MyComponent:
//     private MyComponent(api.MyComponent)
//     public MyComponent()
// main: impl.Main
// prints: 42
//// api/MyComponent.java
package api; public interface MyComponent { int answer(); }
//// impl/MyComponent.java
package impl;
public emissary MyComponent(api.MyComponent comp) {
    private MyComponent(api.MyComponent comp) { this.comp = comp; }
    public MyComponent() { this(new MyComponentImpl()); }
}
class MyComponentImpl implements api.MyComponent {
    public int answer() { return 42; }
    static int run() { return new MyComponent().answer(); }
}
//// impl/Main.java
package impl;

class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(MyComponentImpl.run());
    }
}
