/** Whether the attacks run whole (`npm run test:attacks`), or in the short form that `npm test` has. */
export const isWhole = process.env["ATTACKS"] === "whole";
