package dev.emissary.tools.survey;

/**
 * A finding.
 *
 * @param place file and line
 * @param className the delegating class
 * @param method the method of the interface
 * @param evidence what makes it a finding, such as a class that overrides the method
 */
public record Finding(String place, String className, String method, String evidence) {}
