import { describe, expect, test } from "vitest";
import { pictureAs, recordingAs } from "../requests/files.ts";
import { smallOperation } from "../testing/small-contract.ts";
import { toCurl } from "./curl.ts";
import { form, json, text } from "./payload.ts";
import type { Request } from "./request.ts";
import { createSecrets } from "./secrets.ts";

const base = "http://localhost:3000/api";
const get: Request = {
  operation: smallOperation("getThing"),
  path: { id: "it%27s" },
  query: { limit: "5" },
  headers: {},
  credentials: {},
};
const post: Request = { ...get, operation: smallOperation("makeThing"), path: {}, query: {} };
const secrets = createSecrets();
secrets.add("la luna", "PASSWORD");

const curl = (request: Request): string => toCurl(base, request, secrets);

describe("a request as curl", () => {
  test("a call without a body", () => {
    expect(curl(get)).toBe(`curl '${base}/things/it%27s?limit=5'`);
  });

  test("tokens, cookies in question and passwords are variables", () => {
    const bearer = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln";
    expect(curl({ ...get, credentials: { bearer } })).toBe(
      `curl '${base}/things/it%27s?limit=5' -H 'Authorization: Bearer '"$TOKEN"`,
    );
    expect(curl({ ...post, payload: json({ password: "la luna" }) })).toBe(
      `curl -X POST '${base}/things' -H 'Content-Type: application/json' --data-raw '{"password":"'"$PASSWORD"'"}'`,
    );
  });

  test("quotes and lone surrogates survive the shell", () => {
    expect(curl({ ...post, payload: json({ name: "it's \ud83d" }) })).toBe(
      `curl -X POST '${base}/things' -H 'Content-Type: application/json' --data-raw '{"name":"it'\\''s \\ud83d"}'`,
    );
  });

  test("a body without a media type has none", () => {
    expect(curl({ ...post, payload: text("x") })).toBe(
      `curl -X POST '${base}/things' -H 'Content-Type:' --data-raw 'x'`,
    );
  });

  test("bytes that are no text come as base64, long ones are described", () => {
    const type = "application/json";
    expect(curl({ ...post, payload: { type, bytes: Uint8Array.of(255, 254) } })).toBe(
      `base64 -d <<< //4= | curl -X POST '${base}/things' -H 'Content-Type: ${type}' --data-binary @-`,
    );
    expect(curl({ ...post, payload: text("x".repeat(5000), type) })).toBe(
      `curl -X POST '${base}/things' -H 'Content-Type: ${type}' --data-binary @body # body: 5000 bytes`,
    );
  });

  test("files come along, packed, and padded with zeros", () => {
    const file = { ...pictureAs("picture"), bytes: Uint8Array.of(1, 2, 3) };
    const command = `curl -X POST '${base}/things' -F 'picture=@-;filename=picture.png;type=image/png' -F 'a=b'`;
    const other = { name: "a", text: "b" };
    expect(curl({ ...post, payload: form([file, other]) })).toBe(`base64 -d <<< AQID | ${command}`);
    expect(curl({ ...post, payload: form([{ ...file, zeros: 9 }, other]) })).toBe(
      `{ base64 -d <<< AQID; head -c 9 /dev/zero; } | ${command}`,
    );
    const recording = curl({ ...post, payload: form([recordingAs("audio")]) });
    expect(recording).toMatch(/^base64 -d <<< \S+ \| gunzip \| curl /);
    expect(recording.length).toBeLessThan(1000);
  });
});
