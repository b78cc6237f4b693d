package dev.emissary.benchmarks.compilation;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import javax.tools.ToolProvider;

/** A JVM that runs javac, several times in turn, and prints the milliseconds of CPU that the process took for each run. */
final class Javac {

    private static final OperatingSystemMXBean SYSTEM =
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

    private Javac() {}

    /**
     * Compiles.
     *
     * @param args how many rounds; for each thing to compile in turn, the file with javac's arguments
     */
    public static void main(String[] args) {
        // The first run pays for the start of the JVM.
        long before = 0;
        for (int round = 0; round < Integer.parseInt(args[0]); round++) {
            for (int i = 1; i < args.length; i++) {
                if (ToolProvider.getSystemJavaCompiler().run(null, null, null, "@" + args[i]) != 0) {
                    System.exit(1);
                }
                long after = SYSTEM.getProcessCpuTime();
                System.out.println((after - before) / 1e6);
                before = after;
            }
        }
    }
}
