/** The classes that stand in front of an object, and what keeps them from being emissaries. */
package dev.emissary.tools.survey.wrapper;
