import { describe, expect, it } from "vitest";
import { opusSeconds } from "./opus-packet.ts";

/** The first byte: a configuration from 0 to 31, and a code from 0 to 3 for the number of frames. */
const toc = (configuration: number, code: number): number => configuration * 8 + code;

describe("an Opus packet", () => {
  it.each([
    ["one SILK frame of 10 ms", [toc(0, 0)], 0.01],
    ["one SILK frame of 60 ms", [toc(3, 0)], 0.06],
    ["one hybrid frame of 20 ms", [toc(15, 0)], 0.02],
    ["one CELT frame of 2.5 ms", [toc(16, 0)], 0.0025],
    ["one CELT frame of 20 ms", [toc(31, 0)], 0.02],
    ["two equal frames of 20 ms", [toc(31, 1)], 0.04],
    ["two frames of 60 ms", [toc(11, 2)], 0.12],
    ["six frames of 20 ms", [toc(31, 3), 6], 0.12],
    ["six padded frames of 20 ms", [toc(31, 3), 0x46], 0.12],
  ])("of %s plays so long", (_name, bytes, seconds) => {
    expect(opusSeconds(Uint8Array.from(bytes))).toBeCloseTo(seconds, 12);
  });

  it.each([
    ["no byte", []],
    ["no frame", [toc(31, 3), 0]],
    ["no count of its frames", [toc(31, 3)]],
    ["seven frames of 20 ms", [toc(31, 3), 7]],
    ["63 frames of 60 ms", [toc(3, 3), 63]],
  ])("of %s is none", (_name, bytes) => {
    expect(() => opusSeconds(Uint8Array.from(bytes))).toThrow(/Opus packet/);
  });
});
