import { readFile } from "node:fs/promises";
import { CannotRun, firstLine } from "../cannot-run.ts";
import { isNode } from "../contract/node.ts";
import { type Login, statuses } from "./member.ts";

const roles: readonly string[] = [...statuses, "second", "admin"];

/** Credentials by role. */
export type Logins = Readonly<Record<string, Login>>;

/** @throws CannotRun where the file cannot be read or an entry is not as it must be */
export async function readMembers(file: string): Promise<Logins> {
  const wrong = (what: string): never => {
    throw new CannotRun(`--members ${file}: ${what}`);
  };
  let value: unknown;
  try {
    value = JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    return wrong(firstLine(error));
  }
  if (!isNode(value))
    return wrong('must be an object like { "registered": { "email", "password" } }');
  for (const [role, login] of Object.entries(value)) {
    if (!roles.includes(role)) wrong(`"${role}" is none of the roles ${roles.join(", ")}`);
    if (!isNode(login)) return wrong(`"${role}" must be { "email", "password" }`);
    for (const key of ["email", "password"]) {
      if (typeof login[key] !== "string" || login[key] === "") {
        wrong(`"${role}" has no "${key}"`);
      }
    }
  }
  return value as Logins;
}
