import { expect, it } from "vitest";
import type { Environment } from "./environment.ts";
import { readConfig } from "./read-config.ts";

const secret = "0123456789abcdef0123456789abcdef";

it("begins in trial mode, on this machine, with the embedded database and demo members", () => {
  expect(readConfig({})).toEqual({
    mode: "trial",
    host: "127.0.0.1",
    port: 3000,
    publicUrl: undefined,
    dataDir: ".data",
    databaseUrl: undefined,
    mailUrl: undefined,
    mailFrom: "Gemel <no-reply@gemel.example>",
    robotCheck: { provider: "altcha" },
    demo: "on",
    limits: true,
    authSecret: undefined,
  });
});

it("reads every variable", () => {
  const env: Environment = {
    NODE_ENV: "production",
    HOST: "0.0.0.0",
    PORT: "8080",
    PUBLIC_URL: "https://gemel.example/",
    DATA_DIR: "/srv/gemel",
    DATABASE_URL: "postgres://u:p@db/gemel",
    MAIL_URL: "smtp://mail:25",
    MAIL_FROM: "hello@gemel.example",
    ROBOT_CHECK: "recaptcha",
    RECAPTCHA_SITE_KEY: "site",
    RECAPTCHA_SECRET: "hush",
    DEMO: "off",
    LIMITS: "on",
    AUTH_SECRET: secret,
  };
  expect(readConfig(env)).toEqual({
    mode: "production",
    host: "0.0.0.0",
    port: 8080,
    publicUrl: "https://gemel.example",
    dataDir: "/srv/gemel",
    databaseUrl: "postgres://u:p@db/gemel",
    mailUrl: "smtp://mail:25",
    mailFrom: "hello@gemel.example",
    robotCheck: { provider: "recaptcha", siteKey: "site", secret: "hush" },
    demo: "off",
    limits: true,
    authSecret: secret,
  });
});

it("has no demo members on a database server", () => {
  expect(readConfig({ DATABASE_URL: "postgres://db/gemel" }).demo).toBe("off");
});

it("can have the named demo members alone", () => {
  expect(readConfig({ DEMO: "named" }).demo).toBe("named");
});

it("takes an empty variable as not set", () => {
  expect(readConfig({ PORT: "", REDIS_URL: " " }).port).toBe(3000);
});

const production = { NODE_ENV: "production", AUTH_SECRET: secret };

it.each<[Environment, RegExp]>([
  [{ PORT: "70000" }, /^PORT: must be a whole number/],
  [{ PORT: "http" }, /^PORT: /],
  [{ NODE_ENV: "prod" }, /^NODE_ENV: /],
  [{ HOST: "0.0.0.0" }, /^HOST: trial mode listens on this machine only/],
  [{ HOST: "::" }, /^HOST: /],
  [{ HOST: "127.evil.example" }, /^HOST: /],
  [{ HOST: "a b" }, /^HOST: /],
  [{ PUBLIC_URL: "gemel.example" }, /^PUBLIC_URL: /],
  [{ PUBLIC_URL: "https://gemel.example/app" }, /^PUBLIC_URL: /],
  [{ DATABASE_URL: "mysql://db" }, /^DATABASE_URL: /],
  [{ MAIL_URL: "mail:25" }, /^MAIL_URL: /],
  [{ MAIL_FROM: "nobody" }, /^MAIL_FROM: /],
  [{ ROBOT_CHECK: "yes" }, /^ROBOT_CHECK: /],
  [{ ROBOT_CHECK: "recaptcha" }, /^RECAPTCHA_SITE_KEY: /],
  [{ ROBOT_CHECK: "recaptcha", RECAPTCHA_SITE_KEY: "k" }, /^RECAPTCHA_SECRET: /],
  [{ DEMO: "true" }, /^DEMO: must be on, named or off/],
  [{ LIMITS: "0" }, /^LIMITS: /],
  [{ AUTH_SECRET: "short" }, /^AUTH_SECRET: must have 32/],
  [{ NODE_ENV: "production" }, /^AUTH_SECRET: is needed/],
  [{ ...production, ROBOT_CHECK: "off" }, /^ROBOT_CHECK: cannot be off/],
  [{ ...production, LIMITS: "off" }, /^LIMITS: cannot be off/],
  [{ ...production, DEMO: "on" }, /^DEMO: must be off/],
  [{ ...production, DEMO: "named" }, /^DEMO: must be off/],
  [{ REDIS_URL: "redis://cache" }, /^REDIS_URL: is not supported by this version/],
  [{ MEDIA_URL: "s3://bucket" }, /^MEDIA_URL: is not supported/],
  [{ AI_API_KEY: "k" }, /^AI_API_KEY: is not supported/],
  [{ METRICS_TOKEN: "t" }, /^METRICS_TOKEN: is not supported/],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "http://o" }, /^OTEL_EXPORTER_OTLP_ENDPOINT: is not supported/],
])("refuses %j in one line", (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
  expect(() => readConfig(env)).toThrow(/^[^\n]+$/);
});

it("never repeats a secret", () => {
  expect(() => readConfig({ DATABASE_URL: "mysql://user:hush@db" })).toThrow(/^(?!.*hush)/);
});
