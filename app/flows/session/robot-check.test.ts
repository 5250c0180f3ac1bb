import type { ApiError } from "@gemel/api";
import { expect, test, vi } from "vitest";
import { prepareRobotCheck } from "./robot-check.ts";

const prepare = (error: ApiError) =>
  prepareRobotCheck(
    { getRobotCheck: async () => ({ ok: false, error }) },
    new AbortController().signal,
  );

const http = (status: number): ApiError => ({
  kind: "http",
  status,
  code: "unknown",
  message: `HTTP ${status}`,
  details: [],
});

test.each([404, 405, 501])("a backend without the operation (%i) has no check", async (status) => {
  const check = await prepare(http(status));
  expect(check).toEqual({
    provider: "off",
    expiresAt: Number.POSITIVE_INFINITY,
    answer: expect.any(Promise),
  });
  expect(await check.answer).toBe("");
});

test("a build with a site key checks reCAPTCHA where the backend has no operation", async () => {
  vi.stubEnv("VITE_RECAPTCHA_SITE_KEY", "site-key");
  vi.resetModules();
  const { prepareRobotCheck: prepareBuilt } = await import("./robot-check.ts");
  vi.unstubAllEnvs();
  const check = await prepareBuilt(
    { getRobotCheck: async () => ({ ok: false, error: http(404) }) },
    new AbortController().signal,
  );
  expect(check.provider).toBe("recaptcha");
});

test.each<ApiError>([http(429), http(500), { kind: "network" }])(
  "another failure stays one: %j",
  async (error) => {
    await expect(prepare(error)).rejects.toEqual(error);
  },
);
