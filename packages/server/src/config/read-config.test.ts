import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import type { Environment } from "./environment.ts";
import knownVariables from "./known-variables.json" with { type: "json" };
import { readConfig } from "./read-config.ts";

const secret = "b6f0d3a19c5e47288e1d7fa2c4905b3c";

it("begins in trial mode, on this machine, with the embedded database and demo members", () => {
  expect(readConfig({})).toEqual({
    mode: "trial",
    host: "127.0.0.1",
    port: 3000,
    publicUrl: undefined,
    appFolder: expect.stringMatching(/\/app\/dist$/),
    dataDir: ".data",
    databaseUrl: undefined,
    redisUrl: undefined,
    s3: undefined,
    mailUrl: undefined,
    mailFrom: "Gemel <no-reply@gemel.example>",
    contactEmail: "contact@gemel.example",
    mediaOrigins: [],
    robotCheck: { provider: "altcha" },
    ai: undefined,
    demo: "on",
    limits: true,
    authSecret: undefined,
    trustedProxies: [],
    metricsToken: undefined,
    tracesUrl: undefined,
    drainSeconds: 0,
  });
});

it("reads every variable", () => {
  const env: Environment = {
    NODE_ENV: "production",
    HOST: "0.0.0.0",
    PORT: "8080",
    PUBLIC_URL: "https://gemel.example/",
    APP_FOLDER: "/srv/app",
    DATA_DIR: "/srv/gemel",
    DATABASE_URL: "postgres://u:p@db/gemel",
    REDIS_URL: "rediss://:p@cache:6380/2",
    MEDIA_URL: "s3://gemel-media",
    MAIL_URL: "smtp://mail:25",
    MAIL_FROM: "hello@gemel.example",
    CONTACT_EMAIL: "people@gemel.example",
    MEDIA_ORIGINS: "https://media.example/, https://cdn.example:8443,",
    ROBOT_CHECK: "recaptcha",
    RECAPTCHA_SITE_KEY: "site",
    RECAPTCHA_SECRET: "hush",
    AI_BASE_URL: "https://ai.example/v1",
    AI_CHAT_MODEL: "chat",
    DEMO: "off",
    LIMITS: "on",
    AUTH_SECRET: secret,
    TRUST_PROXY: "10.0.0.0/8, 2001:db8::1",
    METRICS_TOKEN: `metrics-${secret}`,
    OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318/",
    DRAIN_SECONDS: "10",
  };
  expect(readConfig(env)).toEqual({
    mode: "production",
    host: "0.0.0.0",
    port: 8080,
    publicUrl: "https://gemel.example",
    appFolder: "/srv/app",
    dataDir: "/srv/gemel",
    databaseUrl: "postgres://u:p@db/gemel",
    redisUrl: "rediss://:p@cache:6380/2",
    s3: {
      bucket: "gemel-media",
      prefix: "",
      endpoint: undefined,
      region: "us-east-1",
      pathStyle: false,
      credentials: undefined,
    },
    mailUrl: "smtp://mail:25",
    mailFrom: "hello@gemel.example",
    contactEmail: "people@gemel.example",
    mediaOrigins: ["https://media.example", "https://cdn.example:8443"],
    robotCheck: { provider: "recaptcha", siteKey: "site", secret: "hush" },
    ai: {
      baseUrl: "https://ai.example/v1",
      apiKey: undefined,
      chatModel: "chat",
      transcribeModel: undefined,
      speech: undefined,
    },
    demo: "off",
    limits: true,
    authSecret: secret,
    trustedProxies: ["loopback", "10.0.0.0/8", "2001:db8::1"],
    metricsToken: `metrics-${secret}`,
    tracesUrl: "http://collector:4318",
    drainSeconds: 10,
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

it("takes the embedded database in production where it is named", () => {
  expect(readConfig({ ...production, DATABASE_URL: "embedded" }).databaseUrl).toBeUndefined();
});

it("takes a variable that resembles a known one which is set, and short ones", () => {
  expect(
    readConfig({ PORT: "1", PORTS: "2", MAIL_URL: "", DATA_DIR: "a", DATA_DIRS: "b" }).port,
  ).toBe(1);
});

const production = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://db/gemel",
  AUTH_SECRET: secret,
};
const guessable = /^\w+: is a placeholder or can be guessed: make one with `openssl rand -hex 32`$/;

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
  [{ MAIL_FROM: "no-address" }, /^MAIL_FROM: /],
  [{ CONTACT_EMAIL: "no-address" }, /^CONTACT_EMAIL: must be an address/],
  [{ CONTACT_EMAIL: "a@b.example, c@d.example" }, /^CONTACT_EMAIL: /],
  [{ MAIL_URL: "smtp://mail:25" }, /^CONTACT_EMAIL: is needed with MAIL_URL/],
  [{ MEDIA_ORIGINS: "media.example" }, /^MEDIA_ORIGINS: must be origins/],
  [{ MEDIA_ORIGINS: "https://a.example/x" }, /^MEDIA_ORIGINS: /],
  [{ MEDIA_ORIGINS: "https://a.example; script-src *" }, /^MEDIA_ORIGINS: /],
  [{ MEDIA_ORIGINS: "data:audio" }, /^MEDIA_ORIGINS: /],
  [{ ROBOT_CHECK: "yes" }, /^ROBOT_CHECK: /],
  [{ ROBOT_CHECK: "recaptcha" }, /^RECAPTCHA_SITE_KEY: /],
  [{ ROBOT_CHECK: "recaptcha", RECAPTCHA_SITE_KEY: "k" }, /^RECAPTCHA_SECRET: /],
  [{ DEMO: "true" }, /^DEMO: must be on, named or off/],
  [{ LIMITS: "0" }, /^LIMITS: /],
  [{ AUTH_SECRET: "short" }, /^AUTH_SECRET: must have 32/],
  [{ ...production, AUTH_SECRET: "" }, /^AUTH_SECRET: is needed/],
  [{ ...production, AUTH_SECRET: "change-me-change-me-change-me-change-me" }, guessable],
  [{ ...production, AUTH_SECRET: "a long placeholder, with which one can start" }, guessable],
  [{ ...production, AUTH_SECRET: "0123456789abcdef0123456789abcdef" }, guessable],
  [{ ...production, AUTH_SECRET: "aaaaaaaaaaaaaaaabbbbbbbbbbbbbbbbbc" }, guessable],
  [{ ...production, METRICS_TOKEN: "CHANGE_ME-b6f0d3a19c5e47288e1d7fa2c4" }, guessable],
  [
    {
      ...production,
      ROBOT_CHECK: "recaptcha",
      RECAPTCHA_SITE_KEY: "k",
      RECAPTCHA_SECRET: "6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe",
    },
    /^RECAPTCHA_SECRET: is Google's key for tests/,
  ],
  [{ DATABSE_URL: "postgres://db/gemel" }, /^DATABSE_URL: is not known: is DATABASE_URL meant\?$/],
  [{ ...production, mail_url: "smtp://mail" }, /^mail_url: is not known: is MAIL_URL meant\?$/],
  [{ ...production, ROBOT_CHECK: "off" }, /^ROBOT_CHECK: cannot be off/],
  [{ ...production, LIMITS: "off" }, /^LIMITS: cannot be off/],
  [{ ...production, MAIL_URL: "smtp://mail:25" }, /^PUBLIC_URL: is needed in production/],
  [{ ...production, DEMO: "on" }, /^DEMO: must be off/],
  [{ ...production, DEMO: "named" }, /^DEMO: must be off/],
  [{ REDIS_URL: "http://user:hush@cache" }, /^REDIS_URL: (?!.*hush)/],
  [{ MEDIA_URL: "https://key:hush@bucket" }, /^MEDIA_URL: must be a URL(?!.*hush)/],
  [{ AI_API_KEY: "k" }, /^AI_BASE_URL: is needed with AI_API_KEY/],
  [{ METRICS_TOKEN: "short" }, /^METRICS_TOKEN: must have 32(?!.*short)/],
  [{ METRICS_TOKEN: `two words ${secret}` }, /^METRICS_TOKEN: must have 32(?!.*two)/],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4318" }, /^OTEL_EXPORTER_OTLP_ENDPOINT: /],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: "http://user:hush@collector" },
    /^OTEL_EXPORTER_OTLP_ENDPOINT: (?!.*hush)/,
  ],
  [{ DRAIN_SECONDS: "301" }, /^DRAIN_SECONDS: must be a whole number from 0 to 300/],
  [{ DRAIN_SECONDS: "soon" }, /^DRAIN_SECONDS: /],
  [{ TRUST_PROXY: "all" }, /^TRUST_PROXY: must be addresses/],
  [{ TRUST_PROXY: "0.0.0.0/0" }, /^TRUST_PROXY: /],
  [{ TRUST_PROXY: "10.0.0.0/33" }, /^TRUST_PROXY: /],
])("refuses %j in one line", (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
  expect(() => readConfig(env)).toThrow(/^[^\n]+$/);
});

it("knows every variable that the documentation lists, and none beside them", async () => {
  const document = await readFile(
    new URL("../../../../docs/configuration.md", import.meta.url),
    "utf8",
  );
  const rows = document.split("\n").filter((line) => /^\| `[A-Z]/.test(line));
  const names = rows.flatMap((row) => row.split("|")[1]?.match(/[A-Z][A-Z0-9_]+/g) ?? []);
  expect(names.toSorted()).toEqual(knownVariables);
});

it("never repeats a secret", () => {
  expect(() => readConfig({ DATABASE_URL: "mysql://user:hush@db" })).toThrow(/^(?!.*hush)/);
});
