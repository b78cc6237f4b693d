/* A class with Groovy's @Delegate, told to be an ordinary class of Java. */
package only_forwarders

import groovy.transform.CompileStatic
import groovy.transform.TupleConstructor
import groovy.transform.stc.POJO
import java.util.concurrent.Callable

@POJO
@CompileStatic
@TupleConstructor(includeFields = true)
final class Alarm {
    @Delegate
    private final Bell bell
}

class Program implements Callable<String> {
    @Override
    String call() {
        Question.ask(new Alarm(new Brass()))
    }
}
