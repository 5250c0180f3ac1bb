import { resolve } from "node:path";

const results = resolve(import.meta.dirname, "../../test-results");

/** What is kept: lossless WebP, a third of the same picture as PNG. */
export const accepted = resolve(import.meta.dirname, "accepted");

/** The same as PNG while the tests run, which is what Vitest reads and writes. */
export const unpacked = resolve(results, "accepted");

/** What was seen instead, and what differs. */
export const differences = resolve(results, "pictures");
