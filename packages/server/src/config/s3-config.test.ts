import { expect, it } from "vitest";
import type { Environment } from "./environment.ts";
import { readS3 } from "./s3-config.ts";

const nothing = {
  prefix: "",
  endpoint: undefined,
  region: "us-east-1",
  pathStyle: false,
  credentials: undefined,
};

it("is not there when nothing says so", () => {
  expect(readS3({ AWS_REGION: "eu-west-1" })).toBeUndefined();
});

it.each<[Environment, object]>([
  [{ MEDIA_URL: "s3://gemel-media" }, { bucket: "gemel-media" }],
  [
    { MEDIA_URL: "s3://gemel.media/live/eu/?region=eu-central-1" },
    { bucket: "gemel.media", prefix: "live/eu", region: "eu-central-1" },
  ],
  [
    { MEDIA_URL: "s3://media?endpoint=http://127.0.0.1:9000" },
    { bucket: "media", endpoint: "http://127.0.0.1:9000", pathStyle: true },
  ],
  [
    { MEDIA_URL: "s3://media?endpoint=https%3A%2F%2Fs3.example/&pathStyle=off" },
    { bucket: "media", endpoint: "https://s3.example" },
  ],
  [{ MEDIA_URL: "s3://media?pathStyle=on" }, { bucket: "media", pathStyle: true }],
  [
    { MEDIA_URL: "s3://key:se%2Fcret@media", AWS_ACCESS_KEY_ID: "other" },
    { bucket: "media", credentials: { accessKeyId: "key", secretAccessKey: "se/cret" } },
  ],
  [
    {
      MEDIA_URL: "s3://media",
      AWS_ACCESS_KEY_ID: "key",
      AWS_SECRET_ACCESS_KEY: "secret",
      AWS_SESSION_TOKEN: "token",
      AWS_DEFAULT_REGION: "eu-west-1",
    },
    {
      bucket: "media",
      region: "eu-west-1",
      credentials: { accessKeyId: "key", secretAccessKey: "secret", sessionToken: "token" },
    },
  ],
])("is read from %j", (env, expected) => {
  expect(readS3(env)).toEqual({ ...nothing, ...expected });
});

it.each<[Environment, RegExp]>([
  [{ MEDIA_URL: "https://media" }, /^MEDIA_URL: must be a URL that begins with s3:\/\/$/],
  [{ MEDIA_URL: "s3://Media" }, /^MEDIA_URL: must name a bucket/],
  [{ MEDIA_URL: "s3://media/a//b" }, /^MEDIA_URL: must have a path/],
  [{ MEDIA_URL: "s3://media:9000" }, /^MEDIA_URL: may have endpoint, region, pathStyle/],
  [{ MEDIA_URL: "s3://media?pathstyle=on" }, /^MEDIA_URL: may have endpoint, region, pathStyle/],
  [{ MEDIA_URL: "s3://media?pathStyle=yes" }, /^MEDIA_URL: must have on or off/],
  [{ MEDIA_URL: "s3://media?endpoint=s3.example" }, /^MEDIA_URL: must have an endpoint such as/],
  [{ MEDIA_URL: "s3://media?endpoint=https://s3.example/a" }, /^MEDIA_URL: must have an endpoint/],
  [{ MEDIA_URL: "s3://hush@media" }, /^MEDIA_URL: must have both(?!.*hush)/],
  [{ MEDIA_URL: "s3://:hush@media" }, /^MEDIA_URL: must have both(?!.*hush)/],
  [{ MEDIA_URL: "s3://media", AWS_ACCESS_KEY_ID: "k" }, /^AWS_SECRET_ACCESS_KEY: is needed/],
])("refuses %j in one line", (env, message) => {
  expect(() => readS3(env)).toThrow(message);
  expect(() => readS3(env)).toThrow(/^[^\n]+$/);
});
