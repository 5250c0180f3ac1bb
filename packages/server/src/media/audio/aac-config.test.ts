import { expect, it } from "vitest";
import { aacPacketSeconds } from "./aac-config.ts";

it.each([
  ["LC at 44.1 kHz", [0x12, 0x08], 1_024 / 44_100],
  ["LC at 16 kHz", [0x14, 0x08], 1_024 / 16_000],
  ["LC of 960 samples", [0x12, 0x0c], 960 / 44_100],
  ["LC at a rate that is written out", [0x17, 0x80, 0x1f, 0x40, 0x08], 1_024 / 16_000],
  ["HE that plays 48 kHz from 24", [0x2b, 0x11, 0x88, 0x00], 1_024 / 24_000],
  ["HE whose wider band is said behind", [0x13, 0x10, 0x56, 0xe5, 0x98], 1_024 / 24_000],
  ["HE with doubled channels", [0xeb, 0x09, 0x88, 0x00], 1_024 / 24_000],
  ["enhanced low delay at 44.1 kHz", [0xf8, 0xe8, 0x20, 0x00], 512 / 44_100],
])("packets of %s play as long as their samples", (_name, bytes, seconds) => {
  expect(aacPacketSeconds(Uint8Array.from(bytes))).toBeCloseTo(seconds, 9);
});

it.each([
  ["a kind that no recorder makes", [0xf9, 0x48, 0x40, 0x00]],
  ["a reserved rate", [0x16, 0x88]],
  ["no rate", [0x17, 0x80, 0x00, 0x00, 0x08]],
  ["an end too early", [0x12]],
])("a description of %s is refused", (_name, bytes) => {
  expect(() => aacPacketSeconds(Uint8Array.from(bytes))).toThrow(/AAC/);
});
