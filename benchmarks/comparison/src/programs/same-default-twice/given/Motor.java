/* Another one that inherits it. */
package same_default_twice;

public interface Motor extends Named {
    int watts();
}
