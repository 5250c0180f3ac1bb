import { describe, expect, it } from "vitest";
import { newMember } from "../testing/new-member.ts";
import { useSharedServer } from "../testing/use-test-server.ts";
import { isDateTime } from "./date-time.ts";

it.each([
  "1990-06-30T00:00:00Z",
  "1990-06-30t23:59:59z",
  "1992-02-29T00:00:00.000000001Z",
  "1990-06-30T23:59:59.5-23:59",
  "0001-01-01T00:00:00Z",
])("%s is a time, and a Date", (text) => {
  expect([isDateTime(text), Number.isFinite(Date.parse(text))]).toEqual([true, true]);
});

const wrong = [
  "1990-06-30T23:59:60Z",
  "1990-05-10T00:00:00",
  "1990-05-10T00:00:00+05",
  "1990-05-10T00:00:00+0500",
  "1990-05-10T00:00:00+24:00",
  "1990-05-10T00:00:00+05:60",
  "1990-05-10 00:00:00Z",
  "1990-05-10T24:00:00Z",
  "1990-05-10T00:60:00Z",
  "1990-05-10T00:00:00.Z",
  "1991-02-29T00:00:00Z",
  "1990-04-31T00:00:00Z",
  "1990-00-10T00:00:00Z",
  "1990-13-10T00:00:00Z",
  "0000-06-01T00:00:00Z",
  "0001-01-01T00:00:00+12:00",
  "9999-12-31T23:59:59-12:00",
  "1990-05-10",
  "1990-05-10T00:00:00Z\n",
  "",
];

it.each(wrong)("%j is none", (text) => {
  expect(isDateTime(text)).toBe(false);
});

describe("a time in a request", () => {
  const context = useSharedServer();
  const { call } = context;

  it("is refused where it is none", async () => {
    const { token } = await newMember(context());
    for (const Time of wrong) {
      const profile = { birth_date: { Valid: true, Time } };
      const { status, body } = await call("PUT /me/profile", { token, body: { profile } });
      expect([status, body.error_code, body.details], Time).toEqual([
        400,
        "validation_failed",
        [expect.objectContaining({ field: "profile.birth_date.Time", code: "format" })],
      ]);
    }
  });
});
