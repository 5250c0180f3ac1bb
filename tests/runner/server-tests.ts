/** The tests that `npm run test:long` runs; each has a short form in `npm test`. */
export const longTests = "**/*.long.test.ts";

/** The server's own tests, and those that start one. */
export const serverTests = [
  "packages/server/src/**/*.test.ts",
  "tests/{attacks,deployment,faults}/**/*.test.ts",
];
