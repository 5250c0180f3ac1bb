import { expect, test } from "vitest";
import { toPcm16, wavOf } from "./wav.ts";

test("a file says what is in it", async () => {
  const file = wavOf(
    [toPcm16(Float32Array.of(0, 0.5)).buffer, toPcm16(Float32Array.of(-1)).buffer],
    16_000,
  );
  expect(file.type).toBe("audio/wav");
  const bytes = await file.bytes();
  const view = new DataView(bytes.buffer);
  const text = (from: number, to: number) => new TextDecoder().decode(bytes.subarray(from, to));
  expect([text(0, 4), text(8, 16), text(36, 40)]).toEqual(["RIFF", "WAVEfmt ", "data"]);
  expect(view.getUint32(4, true)).toBe(bytes.length - 8);
  expect({
    format: view.getUint16(20, true),
    channels: view.getUint16(22, true),
    sampleRate: view.getUint32(24, true),
    bytesPerSecond: view.getUint32(28, true),
    bytesPerSample: view.getUint16(32, true),
    bitsPerSample: view.getUint16(34, true),
    dataBytes: view.getUint32(40, true),
  }).toEqual({
    format: 1,
    channels: 1,
    sampleRate: 16_000,
    bytesPerSecond: 32_000,
    bytesPerSample: 2,
    bitsPerSample: 16,
    dataBytes: 6,
  });
  expect([44, 46, 48].map((at) => view.getInt16(at, true))).toEqual([0, 16_384, -32_767]);
});

test("what is too loud is clipped, and does not turn over", () => {
  expect([...toPcm16(Float32Array.of(1, 1.7, -1.7))]).toEqual([32_767, 32_767, -32_767]);
});
