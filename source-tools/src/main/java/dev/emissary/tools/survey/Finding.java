package dev.emissary.tools.survey;

/**
 * A finding of the survey about one method of a delegating class.
 *
 * @param place file and line
 * @param className the delegating class
 * @param method the method of the interface
 * @param evidence the reason for the finding, such as a class that overrides the method
 */
public record Finding(String place, String className, String method, String evidence) {}
