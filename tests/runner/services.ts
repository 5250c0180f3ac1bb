import { hasProgram, listens } from "../machine.ts";

const services = [
  {
    name: "PostgreSQL at 127.0.0.1:5432",
    isThere: () => listens(5432),
    without: "suites that run on both databases run on the embedded one alone",
  },
  {
    name: "Redis at 127.0.0.1:6379",
    isThere: () => listens(6379),
    without: "suites of several processes are skipped",
  },
  { name: "nginx", isThere: () => hasProgram("nginx"), without: "the deployment is not tested" },
];

/** One line for each service that this machine lacks, with the tests that are left out for it. */
export async function describeAbsent(): Promise<string[]> {
  const lines = services.map(async ({ name, isThere, without }) =>
    (await isThere()) ? [] : [`Without ${name}: ${without}.`],
  );
  return (await Promise.all(lines)).flat();
}
