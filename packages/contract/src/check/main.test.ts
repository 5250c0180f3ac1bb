import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempDisposable, readFile, writeFile } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readArguments } from "@gemel/command/arguments";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { type Options, commandLine, readOptions } from "./options.ts";
import { exitCodeOf } from "./report/results.ts";
import { toTable } from "./report/table.ts";
import { run } from "./run.ts";
import { ownContract } from "./testing/own-contract.ts";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));

/** Two calls, as openapi.yaml names them: enough for a run, and read in no time. */
const smallContract = `
openapi: 3.1.0
info: { version: 1.2.3 }
servers: [{ url: /api }]
components:
  schemas:
    Error: { type: object, required: [error_code, message] }
  responses:
    Refusal: { content: { application/json: { schema: { $ref: "#/components/schemas/Error" } } } }
paths:
  /auth/robot-check:
    get:
      operationId: getRobotCheck
      tags: [auth]
      security: []
      responses:
        "200":
          content:
            application/json:
              schema: { type: object, properties: { provider: { const: "off" } } }
        "501": { $ref: "#/components/responses/Refusal" }
  /auth/login:
    post:
      operationId: login
      tags: [auth]
      security: []
      responses:
        "200":
          content:
            application/json:
              schema: { type: object }
        "501": { $ref: "#/components/responses/Refusal" }
`;

/** A second call to try where the first hangs, and the socket. */
const socketContract = `${smallContract}
  /contact/stamp:
    get:
      operationId: getContactStamp
      tags: [contact]
      security: []
      responses:
        "501": { $ref: "#/components/responses/Refusal" }
  /ws/chat:
    get:
      operationId: connectChat
      tags: [chat]
      x-gemel-socket: { sent: { schema: {} }, received: { schema: {} }, closeCodes: {} }
      responses:
        "501": { $ref: "#/components/responses/Refusal" }
`;

const { path: folder, remove } = await mkdtempDisposable(join(tmpdir(), "gemel-runner-"));
afterAll(remove);
const small = ["--contract", await file("small.yaml", smallContract)];
const withSocket = ["--contract", await file("socket.yaml", socketContract)];

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server on a free port, without a slash at the end of its address. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : ""}`;
}

/** A server that answers every call with one good answer of a visitor's. */
const asGemel: RequestListener = ({ url }, response) => {
  const isThere = url === "/api/auth/robot-check";
  response.writeHead(isThere ? 200 : 501, { "Content-Type": "application/json" });
  response.end(
    isThere ? '{"provider":"off"}' : '{"error_code":"not_implemented","message":"Not yet."}',
  );
};

async function file(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

function optionsOf(...args: string[]): Options {
  const given = readArguments(commandLine, args);
  if (given === "help") throw new Error("help was not asked for");
  return readOptions(given);
}

const failure = async (...args: string[]): Promise<string> => {
  const error: unknown = await Promise.resolve()
    .then(() => run(optionsOf(...args)))
    .then(
      () => "no failure",
      (thrown: unknown) => thrown,
    );
  return error instanceof Error ? `${error.constructor.name} ${error.message}` : String(error);
};

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const runMain = (...args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(process.execPath, [main, ...args], (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr });
    });
  });

describe("a command line that cannot be followed", () => {
  test.each([
    [[], `--url is missing: ${commandLine.usage}`],
    [
      ["--url", "localhost:3000"],
      '--url must begin with http:// or https://, not "localhost:3000"',
    ],
    [
      ["--url", "http://x", "--seed", "many"],
      '--seed must be a whole number from -2147483648 to 2147483647, not "many"',
    ],
    [
      ["--url", "http://x", "--timeout", "0"],
      '--timeout must be a whole number from 1 to 600000, not "0"',
    ],
    [["--nonsense"], "Unknown option '--nonsense'"],
  ])("%j", async (args, message) => {
    expect(await failure(...args)).toContain(message);
  });
});

describe("a contract that cannot be read", () => {
  test.each([
    ["not YAML", "a: [", "Flow sequence in block collection"],
    ["no OpenAPI", "a: 1", "is no OpenAPI 3.1 document"],
    ["an older OpenAPI", "openapi: 3.0.3", "is no OpenAPI 3.1 document"],
    ["no operation", "openapi: 3.1.0\npaths: {}", "the contract has no operations"],
    [
      "a reference that leads nowhere",
      "openapi: 3.1.0\npaths: { /a: { get: { $ref: '#/components/nothing' } } }",
      "the contract's reference #/components/nothing leads nowhere",
    ],
    [
      "no operationId",
      "openapi: 3.1.0\npaths: { /a: { get: {} } }",
      "the contract's GET /a has no operationId",
    ],
    [
      "a schema that is none",
      "openapi: 3.1.0\npaths: { /a: { get: { operationId: a, responses: { '200': { content: { application/json: { schema: { type: nonsense } } } } } } } }",
      "a: schema is invalid: data/type must be equal to one of the allowed values",
    ],
  ])("%s", async (_, content, message) => {
    const path = await file("contract.yaml", content);
    const said = await failure("--url", "http://127.0.0.1:2", "--contract", path);
    expect(said).toContain("CannotRun ");
    expect(said).toContain(message);
    expect(said).not.toContain("\n");
  });

  test("there is no such file", async () => {
    const path = join(folder, "none.yaml");
    expect(await failure("--url", "http://x", "--contract", path)).toContain(
      "CannotRun the contract cannot be read: ENOENT",
    );
  });
});

describe("a server that is no Gemel", () => {
  const call = "GET /auth/robot-check";

  test("no server listens", async () => {
    expect(await failure("--url", "http://127.0.0.1:2", ...small)).toBe(
      "CannotRun http://127.0.0.1:2/api: no connection (ECONNREFUSED)",
    );
  });

  test("it hangs", async () => {
    const url = await serve(() => undefined);
    expect(await failure("--url", url, "--timeout", "50", ...small)).toBe(
      `CannotRun ${url}/api does not answer as Gemel: ${call}: no answer within 50 ms`,
    );
  });

  test("it answers pages", async () => {
    const url = await serve((_, response) => {
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.end("<!doctype html>");
    });
    expect(await failure("--url", `${url}/other/`, ...small)).toMatch(
      /^CannotRun http:\S+\/other does not answer as Gemel: GET \S+ answers 200 text\/html$/,
    );
  });

  test("it closes in the middle of a body", async () => {
    const url = await serve((_, response) => {
      response.writeHead(200, { "Content-Length": "1000" });
      response.write("{", () => response.destroy());
    });
    expect(await failure("--url", url, ...small)).toContain(
      "the server closed the connection in the middle of its body",
    );
  });

  test("its first call hangs and the others answer: that is a departure", async () => {
    const url = await serve(({ url: path }, response) => {
      if (path === "/api/auth/robot-check") return;
      response.writeHead(501, { "Content-Type": "application/json" });
      response.end('{"error_code":"not_implemented","message":"Not yet."}');
    });
    const args = ["--url", url, "--timeout", "1000", "--runs", "1", ...withSocket];
    const results = await run(optionsOf(...args));
    expect(exitCodeOf(results, false)).toBe(1);
    expect(toTable(results)).toContain(
      `✗ getRobotCheck (${call})\n  no answer: no answer within 1000 ms\n    curl '${url}/api/auth/robot-check'\n`,
    );
  });
});

test("an outbox command that fails", async () => {
  const url = await serve((request, response) => {
    if (request.url === "/api/auth/register") {
      response.writeHead(202, { "Content-Type": "application/json" });
      return response.end('{"message":"Received."}');
    }
    if (request.url === "/api/auth/login") {
      response.writeHead(403, { "Content-Type": "application/json" });
      return response.end('{"error_code":"email_not_verified","message":"Verify first."}');
    }
    return asGemel(request, response);
  });
  const options = optionsOf("--url", url, "--outbox", "no-such-mailbox {email}");
  expect(options.contract).toMatch(/\/openapi\.yaml$/);
  await expect(run({ ...options, contract: ownContract })).rejects.toThrow(
    /^--outbox "no-such-mailbox \{email\}" fails: .*not found$/,
  );
});

test("a member who cannot sign in is a departure of login, and the run goes on", async () => {
  const url = await serve((request, response) => {
    if (request.url !== "/api/auth/login") return asGemel(request, response);
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end('{"access_token":"la luna"}');
  });
  const members = await file(
    "members.json",
    '{"registered":{"email":"noor@example.com","password":"la luna"}}',
  );
  const args = ["--url", url, "--members", members, "--runs", "0", ...small];
  const table = toTable(await run(optionsOf(...args)));
  expect(table).toContain("200: token must be there");
  expect(table).toContain(
    '{"email":"noor@example.com","password":"\'"$PASSWORD_OF_REGISTERED"\'"}',
  );
  expect(table).toContain("note: registered (noor@example.com) cannot sign in: ");
  expect(table).toContain("✓ getRobotCheck");
});

describe("the command", () => {
  test("passes a server that has nothing yet", async () => {
    const url = await serve(asGemel);
    const [json, junit] = [join(folder, "results.json"), join(folder, "results.xml")];
    const files = ["--json", json, "--junit", junit];
    const ended = await runMain("--url", url, "--seed", "3", ...small, ...files);
    expect(ended).toMatchObject({ code: 0, stderr: "" });
    expect(ended.stdout).toContain("✓ getRobotCheck");
    expect(ended.stdout).toMatch(/· login +not implemented yet\n/);
    expect(ended.stdout).toMatch(
      /\n1 of 2 operations met; 0 departed in 0 ways; 1 not reached; \d+ answers judged; http:\S+\/api, --seed 3\n$/,
    );
    expect(JSON.parse(await readFile(json, "utf8"))).toMatchObject({ seed: 3, contract: "1.2.3" });
    expect(await readFile(junit, "utf8")).toMatch(/^<\?xml /);
  });

  test("with --strict it fails where something was not reached", async () => {
    const url = await serve(asGemel);
    const results = await run(optionsOf("--url", url, "--runs", "1", ...small));
    expect([exitCodeOf(results, false), exitCodeOf(results, true)]).toEqual([0, 1]);
  });

  describe("whatever a server leaves open", () => {
    /** A server that keeps every socket; if `fallsSilent`, it answers no call after the first socket. */
    async function serveSockets(fallsSilent: boolean): Promise<string> {
      let isSilent = false;
      const url = await serve((request, response) => {
        if (!isSilent) asGemel(request, response);
      });
      servers[0]?.on("upgrade", (_, socket) => {
        isSilent = fallsSilent;
        socket.write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n");
      });
      return url;
    }

    test("it ends when it has printed", async () => {
      const url = await serveSockets(false);
      const ended = await runMain("--url", url, "--runs", "0", ...withSocket);
      expect(ended.stdout).toContain("connectChat");
    });

    test("it ends when the run fails", async () => {
      const url = await serveSockets(true);
      const args = ["--url", url, "--runs", "0", "--timeout", "1000", ...withSocket];
      const ended = await runMain(...args);
      expect(ended).toMatchObject({ code: 2, stdout: "" });
      expect(ended.stderr).toContain("no answer within 1000 ms to 3 operations in a row");
    });
  });
});
