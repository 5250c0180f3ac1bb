import "@gemel/ui/styles";
import { type OperationId, operations } from "@gemel/mock/operations";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { startBackend } from "../../app/flows/testing/backend.ts";
import { closeApp, openApp } from "../../app/shell/testing/open-app.tsx";
import { answering, change, type Path, pathsIn } from "./testing/answering.ts";
import { type CalledId, calls } from "./testing/calls.ts";

/** Whether the client takes this body for an answer of an operation. */
const isRead = async (id: CalledId, data: unknown): Promise<boolean> =>
  (await calls[id](answering(data))).ok;

/** The values that another backend may send in the place of a value, the worst first. */
const kinds = {
  long: (part: unknown): unknown[] =>
    typeof part === "string"
      ? ["W".repeat(2_000) + part]
      : typeof part === "number"
        ? [1e308, 1e9]
        : [],
  empty: (part: unknown): unknown[] => [null, "", 0, Array.isArray(part) ? [] : {}],
  odd: (part: unknown): unknown[] =>
    typeof part === "string"
      ? [`\u202E<b>\u200B\u0300\u0300\u0300 \n\n\t${part}`, "مرحبا\u2067"]
      : typeof part === "number"
        ? [-1, 0.123_456_789]
        : [],
} as const;

/** The number of items of a list that are made worse. */
const MAX_ITEMS = 2;

const isWorsened = (path: Path): boolean =>
  path.length > 0 && path.every((name) => !/^\d+$/.test(`${name}`) || Number(name) < MAX_ITEMS);

const partAt = (json: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, name) => Object(part)[name], json);

const worsened = new Map<string, Promise<unknown>>();

/** An example with every part as bad as the client accepts; most pages ask for the same examples. */
function worst(id: CalledId, body: unknown, kind: keyof typeof kinds): Promise<unknown> {
  const key = JSON.stringify([id, kind, body]);
  const known = worsened.get(key) ?? worsen(id, body, kind);
  worsened.set(key, known);
  return known;
}

async function worsen(id: CalledId, body: unknown, kind: keyof typeof kinds): Promise<unknown> {
  let json = body;
  for (const path of pathsIn(body).filter(isWorsened)) {
    const part = partAt(json, path);
    if (typeof part === "object" && part !== null && kind !== "empty") continue;
    for (const worse of kinds[kind](part)) {
      const changed = change(json, path, () => worse);
      if (!(await isRead(id, changed))) continue;
      json = changed;
      break;
    }
  }
  return json;
}

const operationOf = (method: string, path: string): CalledId | undefined =>
  (Object.keys(operations) as OperationId[]).find(
    (id): id is CalledId =>
      id in calls &&
      operations[id].method.toUpperCase() === method &&
      new RegExp(`^${operations[id].path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(path),
  );

type Member = "onboardingComplete" | "profileCompleted" | "admin";

/** Answers each call with the worst that the client takes of its example. */
function answerWorst(getMe: Member, kind: keyof typeof kinds): void {
  startBackend({ getMe, getMyProfile: "full", getCompletionStatus: "open" });
  const examples = globalThis.fetch;
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const { method, url } = new Request(input, init);
    const response = await examples(input, init);
    const id = operationOf(method, new URL(url).pathname.replace(/^\/api/, ""));
    const isJson = response.headers.get("content-type")?.includes("json") === true;
    // Without a member there is no page to look at.
    if (id === undefined || id === "getMe" || !response.ok || !isJson) return response;
    const body = await worst(id, await response.json(), kind);
    return Response.json(body, { status: response.status });
  });
}

beforeEach(() => page.viewport(360, 740));
afterEach(closeApp);

const conversation = "5c1d7a42-9b3e-4f60-8a15-d2e7c4b6f903";
const report = "c1d0a7e4-52b9-4f3e-8d6a-9b7c5e3f1a01";
const routes: Readonly<Record<Member, readonly string[]>> = {
  onboardingComplete: [
    "/home",
    "/profile",
    "/profile?tab=twin",
    "/profile?tab=voice",
    "/discover",
    "/likes",
    "/likes?tab=given",
    "/likes?tab=matches",
    "/conversations",
    `/chat/${conversation}`,
    "/settings",
    "/contact",
  ],
  profileCompleted: ["/home", "/questionnaire"],
  admin: ["/moderation", `/moderation/${report}`],
};

test.each(
  Object.entries(routes).flatMap(([member, addresses]) =>
    addresses.flatMap((route) =>
      (["long", "empty", "odd"] as const).map((kind) => [route, kind, member as Member] as const),
    ),
  ),
)("%s stands with the worst answers that the client takes: %s, %s", async (route, kind, member) => {
  const broken: unknown[] = [];
  const note = (event: ErrorEvent | PromiseRejectionEvent): void =>
    void broken.push("error" in event ? event.error : event.reason);
  addEventListener("error", note);
  addEventListener("unhandledrejection", note);
  answerWorst(member, kind);
  const { screen } = await openApp(route);
  await expect.element(screen.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect
    .poll(() => document.querySelector('main [aria-busy="true"]'), { timeout: 15_000 })
    .toBeNull();
  expect(screen.getByText("Something broke on our side").elements()).toEqual([]);
  expect(broken).toEqual([]);
  removeEventListener("error", note);
  removeEventListener("unhandledrejection", note);
});
