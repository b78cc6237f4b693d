public emissary Callable<V>(java.util.concurrent.Callable<V> task);
