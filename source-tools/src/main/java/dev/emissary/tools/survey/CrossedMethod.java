package dev.emissary.tools.survey;

/**
 * A method that forwards to another method of the delegate's than its own.
 *
 * @param className the class that declares it
 * @param place its file and line
 * @param method its name
 * @param called the name of the method that it calls
 */
public record CrossedMethod(String className, String place, String method, String called) {}
