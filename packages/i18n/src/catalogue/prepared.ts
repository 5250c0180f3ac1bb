/**
 * Texts whose pages are still to come: written, and not yet named by any source. An id leaves this
 * list when its page arrives; the test says so.
 */
export const prepared: readonly string[] = [];
