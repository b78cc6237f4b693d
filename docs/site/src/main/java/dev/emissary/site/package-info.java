/**
 * The documents as a static site: Markdown in, linked pages with navigation and search out, for a browser without a
 * server.
 */
package dev.emissary.site;
