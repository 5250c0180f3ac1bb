import { afterEach, expect, test, vi } from "vitest";
import { receiveWithProgress } from "./receive-with-progress.ts";

afterEach(() => void vi.unstubAllGlobals());

const request = new Request("https://gemel.example/api/me/export/file");

function answerWith(body: BodyInit | null, init?: ResponseInit): number[] {
  vi.stubGlobal("fetch", async () => new Response(body, init));
  return [];
}

const chunks = (...parts: readonly string[]) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });

test("counts the bytes as they come, and changes none", async () => {
  const progress = answerWith(chunks("zip", "ped"), {
    headers: { "content-type": "application/zip" },
  });
  const response = await receiveWithProgress((bytes) => progress.push(bytes))(request);
  expect(await response.text()).toBe("zipped");
  expect(progress).toEqual([3, 6]);
  expect(response.headers.get("content-type")).toBe("application/zip");
});

test("reports no progress for an error answer", async () => {
  const progress = answerWith("{}", { status: 404 });
  const response = await receiveWithProgress((bytes) => progress.push(bytes))(request);
  expect([response.status, await response.text(), progress]).toEqual([404, "{}", []]);
});

test("a body that breaks off fails as it would without", async () => {
  const broken = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new TypeError("connection lost")),
  });
  const progress = answerWith(broken);
  const response = await receiveWithProgress((bytes) => progress.push(bytes))(request);
  await expect(response.blob()).rejects.toThrow("connection lost");
});
