package demo.views;

/** A class without emissaries. */
public final class Plain {
    private Plain() {}
}
