import type { RequestListener } from "node:http";
import { describe, expect, it } from "vitest";
import { hasNginx } from "./start-nginx.ts";
import { useNginx } from "./use-nginx.ts";

const said = (await hasNginx()) ? "" : " (not run: this machine has no nginx with openssl)";

describe.skipIf(said !== "")(`requests that fail in every process behind nginx${said}`, () => {
  let asked: string[] = [];
  const answer: RequestListener = (request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (request.url?.startsWith("/api/cut")) request.socket.destroy();
    else response.writeHead(Number(request.url?.slice(-3)) || 200).end("stub");
  };
  const front = useNginx([answer, answer, answer]);

  /** Sends more such requests at once than there are processes. */
  const ask = async (method: string, path: string) => {
    asked = [];
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(() => front().site.ask(path, { method })),
    );
    return answers.map(({ status }) => status);
  };
  const six = (value: unknown) => Array.from({ length: 6 }, () => value);

  it.each([503, 502])(
    "leave the answer %i to one process each, and all others served",
    async (status) => {
      const shown = await ask("GET", `/api/${status}`);
      expect(asked).toEqual(six(`GET /api/${status}`));
      expect(shown).toEqual(six(status));
      expect(await ask("GET", "/api/200")).toEqual(six(200));
    },
  );

  it("show the app's page where nginx cannot read the address, of which no process sees anything", async () => {
    asked = [];
    const { site } = front();
    const page = await site.ask("/chat/%E0%A4%A?token=secret", { headers: { cookie: "secret" } });
    expect([page.status, page.body, asked]).toEqual([404, "stub", ["GET /unreadable"]]);
    const call = await site.ask("/api/chat/%E0%A4%A");
    expect([call.status, JSON.parse(call.body).error_code]).toEqual([404, "not_found"]);
    expect(asked).toHaveLength(1);
  });

  it.each(["POST", "PATCH"])("send no %s twice that a process has cut", async (method) => {
    expect(await ask(method, "/api/cut")).toEqual(six(503));
    expect(asked).toEqual(six(`${method} /api/cut`));
    expect(await ask(method, "/api/200")).toEqual(six(200));
  });

  it.each(["GET", "PUT", "DELETE"])(
    "send a %s elsewhere that a process has cut",
    async (method) => {
      expect(await ask(method, "/api/cut")).toEqual(six(503));
      expect(asked.length).toBeGreaterThan(6);
      expect(await ask(method, "/api/200")).toEqual(six(200));
    },
  );
});
