import { fastify } from "fastify";
import { describe, expect, it } from "vitest";
import { addSecurityHeaders, type SecurityHeaderOptions } from "./security-headers.ts";

const trial = { secure: false, recaptcha: false, mediaOrigins: [] };

async function headersWith(options: SecurityHeaderOptions) {
  const app = fastify();
  await addSecurityHeaders(app, options);
  app.get("/", async () => "");
  const { headers } = await app.inject("/");
  await app.close();
  return headers;
}

/** The policy by directive. */
async function policyWith(
  options: SecurityHeaderOptions,
): Promise<Readonly<Record<string, string>>> {
  const headers = await headersWith(options);
  const directives = String(headers["content-security-policy"]).split(";");
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources.join(" ")];
    }),
  );
}

describe("the headers of every answer", () => {
  it("let a page be ours alone", async () => {
    const {
      date: _date,
      "content-security-policy": _policy,
      ...headers
    } = await headersWith(trial);
    expect(headers).toMatchObject({
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "origin-agent-cluster": "?1",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    });
    const features = String(headers["permissions-policy"]).split(", ");
    expect(features).toContain("microphone=(self)");
    expect(features.filter((feature) => !feature.endsWith("=()"))).toEqual(["microphone=(self)"]);
    expect(headers).not.toHaveProperty("strict-transport-security");
    expect(headers).not.toHaveProperty("x-powered-by");
  });

  it("keep browsers to https where we are there", async () => {
    const headers = await headersWith({ ...trial, secure: true });
    expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
  });
});

describe("the content security policy", () => {
  it("lets sound be fetched from the origins that are configured for it, and nothing else", async () => {
    const policy = await policyWith({ ...trial, mediaOrigins: ["https://media.example"] });
    const { "connect-src": connect, ...others } = policy;
    expect(connect).toBe("'self' https://media.example");
    expect(JSON.stringify(others)).not.toContain("media.example");
  });

  it("names no origin but our own, nothing inline, and little that makes more of a text", async () => {
    const { "style-src": styles = "", ...policy } = await policyWith(trial);
    expect(policy).toEqual({
      "default-src": "'none'",
      "script-src": "'self'",
      "img-src": "'self' blob: data:",
      "font-src": "'self'",
      "media-src": "'self' blob:",
      "connect-src": "'self'",
      "worker-src": "'self'",
      "manifest-src": "'self'",
      "form-action": "'self'",
      "base-uri": "'none'",
      "frame-ancestors": "'none'",
      "require-trusted-types-for": "'script'",
      "trusted-types": "gemel-worker gemel-character",
    });
    const [self, ...hashes] = styles.split(" ");
    expect(self).toBe("'self'");
    expect(hashes.every((hash) => /^'sha256-[\w+/]{43}='$/.test(hash))).toBe(true);
  });

  it("allows reCAPTCHA where it is configured, and no other origin", async () => {
    const [own, policy] = [
      await policyWith(trial),
      await policyWith({ ...trial, recaptcha: true }),
    ];
    const origins = "https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/";
    const { "require-trusted-types-for": _for, "trusted-types": _types, ...kept } = own;
    expect(policy).toEqual({
      ...kept,
      "script-src": `'self' ${origins}`,
      "connect-src": `'self' ${origins}`,
      "frame-src": origins,
    });
  });
});
