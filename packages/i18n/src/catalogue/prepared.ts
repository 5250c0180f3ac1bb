/**
 * Ids of texts whose pages do not exist yet: written, but not yet named by any source. Remove an id when
 * its page arrives; the test requires it.
 */
export const prepared: readonly string[] = [];
