import { describe, expect, test } from "vitest";
import { chooseFormat } from "./choose-format.ts";
import { isIos } from "./is-ios.ts";

const making =
  (...types: string[]) =>
  (type: string) =>
    types.includes(type);
const elsewhere = { isIos: false, hasSamples: true };
const ios = { isIos: true, hasSamples: true };

describe("a voice message", () => {
  const order = ["audio/webm;codecs=opus", "audio/webm", "audio/ogg;codecs=opus", "audio/ogg"];
  test.each(order.map((mimeType, at) => [mimeType, order.slice(at)] as const))(
    "is %s where the browser makes %j",
    (mimeType, types) => {
      expect(chooseFormat("voice", { ...elsewhere, records: making(...types) })).toEqual({
        by: "mediaRecorder",
        mimeType,
      });
    },
  );

  test("is made of samples on iOS, whatever its browser makes", () => {
    expect(chooseFormat("voice", { ...ios, records: () => true })).toEqual({ by: "samples" });
  });

  test("is made of samples where the browser makes only mp4", () => {
    const records = making("audio/mp4");
    expect(chooseFormat("voice", { ...elsewhere, records })).toEqual({ by: "samples" });
  });
});

describe("a voice note", () => {
  test.each([
    [elsewhere, ["audio/webm;codecs=opus", "audio/mp4"], "audio/webm;codecs=opus"],
    [ios, ["audio/mp4"], "audio/mp4"],
  ] as const)("with %j and %j it is %s", (device, types, mimeType) => {
    const format = chooseFormat("note", { ...device, records: making(...types) });
    expect(format).toEqual({ by: "mediaRecorder", mimeType });
  });

  test("is never ogg", () => {
    const records = making("audio/ogg");
    expect(chooseFormat("note", { ...elsewhere, records })).toEqual({ by: "samples" });
  });
});

test("nothing is possible without a recorder and without samples", () => {
  const nothing = { isIos: false, hasSamples: false, records: () => false };
  expect(chooseFormat("voice", nothing)).toBeUndefined();
  expect(chooseFormat("note", nothing)).toBeUndefined();
});

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) CriOS/141.0", 5, true],
  ["Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Version/12.1 Safari/604.1", 5, true],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15", 5, true],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15", 0, false],
  ["Mozilla/5.0 (Linux; Android 10; K) Chrome/141.0 Mobile Safari/537.36", 5, false],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0 Safari/537.36", 10, false],
])("%s with %d touches: iOS %s", (userAgent, maxTouchPoints, expected) => {
  expect(isIos({ userAgent, maxTouchPoints })).toBe(expected);
});
