import { describe, expect, it } from "vitest";
import { ConfigError } from "../config/config-error.ts";
import { describeFailure } from "./describe-failure.ts";
import { DivergedError } from "../database/migrate.ts";

const systemError = (message: string, fields: object): Error =>
  Object.assign(new Error(message), fields);
const listening = { syscall: "listen", address: "127.0.0.1", port: 80 };

const env = {
  DATABASE_URL: "postgres://gemel:p%40ss-word@db.example/gemel",
  AUTH_SECRET: "an-auth-secret-of-the-operator",
};

describe("why a start fails", () => {
  it.each<[unknown, string]>([
    [new ConfigError("PORT", "must be a whole number"), "PORT: must be a whole number"],
    [
      systemError("listen", { ...listening, code: "EADDRINUSE" }),
      "PORT: address already in use 127.0.0.1:80; choose another",
    ],
    [
      systemError("listen", { ...listening, code: "EACCES" }),
      "PORT: this user may not listen on 127.0.0.1:80; choose another",
    ],
    [
      systemError("listen", { ...listening, code: "EADDRNOTAVAIL" }),
      "HOST: this machine has no address 127.0.0.1",
    ],
    [
      systemError("EACCES: permission denied, mkdir '/srv/gemel'", {
        code: "EACCES",
        syscall: "mkdir",
        path: "/srv/gemel",
      }),
      '"/srv/gemel": this user may not use it',
    ],
    [
      systemError("read ECONNRESET", { code: "ECONNRESET", syscall: "read" }),
      "DATABASE_URL: the database is unreachable or does not answer (ECONNRESET)",
    ],
    [
      new Error("Connection terminated unexpectedly"),
      "DATABASE_URL: the database is unreachable or does not answer (Connection terminated unexpectedly)",
    ],
    [
      systemError("cannot execute CREATE TABLE in a read-only transaction", { code: "25006" }),
      "DATABASE_URL: the database can only be read: set the one that is written, not a standby",
    ],
    [
      new DivergedError(),
      "the database has migrations that this version does not know, and lacks some that it does: start the version that made them",
    ],
  ])("is one line: %s", (error, line) => {
    expect(describeFailure(error, env)).toBe(line);
  });

  it("is where it happened when it is of no known kind, with what it came of and nothing else of the error", () => {
    const cause = systemError("the row is wrong", { detail: "Key (email)=(ada@example.com)" });
    const error = Object.assign(new Error("it broke", { cause }), { parameters: ["Ada"] });
    const described = describeFailure(error, env);
    expect(described).toMatch(
      /^Error: it broke\n +at [^]*\ncaused by Error: the row is wrong\n +at /,
    );
    expect(described).not.toMatch(/ada/i);
  });

  it.each([
    "cannot open postgres://gemel:p%40ss-word@db.example/gemel",
    "cannot open postgres://other:p%40ss-word@db.example/gemel?more",
    'password "p@ss-word" refused',
    "signed with an-auth-secret-of-the-operator",
  ])("holds no secret: %s", (message) => {
    const described = describeFailure(new Error(message, { cause: new Error(message) }), env);
    expect(described).not.toMatch(/ss-word|an-auth-secret/);
    expect(described).toContain("…");
  });
});
