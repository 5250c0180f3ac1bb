import { resolve } from "node:path";

const results = resolve(import.meta.dirname, "../../test-results");

/** The folder of accepted pictures: lossless WebP, a third of the size of the same picture as PNG. */
export const accepted = resolve(import.meta.dirname, "accepted");

/** The folder of the pictures seen instead, and of the differences. */
export const differences = resolve(results, "pictures");

/** Whether this run writes pictures instead of comparing them. */
export const isAccepting = process.argv.includes("--update");

/** Whether pictures are drawn only where something that they are drawn from has changed. */
export const isChangedOnly = process.env["PICTURES"] === "changed";
