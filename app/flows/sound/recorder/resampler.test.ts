import { describe, expect, test } from "vitest";
import { createResampler } from "./resampler.ts";
import { amplitudeOf, decibels } from "./testing/tones.ts";

const voiceRate = 16_000;

const tone = (frequency: number, sampleRate: number, seconds = 0.5) =>
  Float32Array.from(
    { length: seconds * sampleRate },
    (_, at) => 0.5 * Math.sin((2 * Math.PI * frequency * at) / sampleRate),
  );

function resample(samples: Float32Array, from: number, to = voiceRate, block = 128) {
  const { push, end } = createResampler(from, to);
  const blocks: Float32Array[] = [];
  for (let at = 0; at < samples.length; at += block) {
    blocks.push(push(samples.subarray(at, at + block)));
  }
  return Float32Array.from([...blocks, end()].flatMap((part) => [...part]));
}

/** The samples without the ends: where the tone begins and stops, it is not pure. */
const middle = (samples: Float32Array) =>
  samples.subarray(samples.length * 0.2, samples.length * 0.8);

const loudest = (samples: Float32Array) =>
  samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);

const rates = [8000, 16_000, 22_050, 24_000, 44_100, 48_000, 96_000];

describe.each(rates)("from %d Hz", (from) => {
  test.each([100, 440, 3000])("a tone of %d Hz stays as loud as it was", (frequency) => {
    const received = amplitudeOf(
      frequency,
      middle(resample(tone(frequency, from), from)),
      voiceRate,
    );
    expect(decibels(received / 0.5)).toBeCloseTo(0, 1);
  });

  test("a constant stays what it was", () => {
    const constant = new Float32Array(from / 2).fill(0.25);
    for (const sample of middle(resample(constant, from))) expect(sample).toBeCloseTo(0.25, 4);
  });

  test("a second stays a second", () => {
    const { length } = resample(tone(440, from, 1), from);
    expect(Math.abs(length - voiceRate)).toBeLessThanOrEqual(1);
  });
});

test.each([44_100, 48_000, 96_000])("from %d Hz, sibilants of 6.5 kHz pass", (from) => {
  const received = amplitudeOf(6500, middle(resample(tone(6500, from), from)), voiceRate);
  expect(decibels(received / 0.5)).toBeGreaterThan(-0.1);
});

test.each([
  [48_000, 8200],
  [48_000, 12_000],
  [48_000, 15_560],
  [48_000, 23_000],
  [44_100, 9000],
  [44_100, 16_440],
  [96_000, 31_000],
])("from %d Hz, a tone of %d Hz leaves no alias", (from, frequency) => {
  const left = loudest(middle(resample(tone(frequency, from), from)));
  expect(decibels(left / 0.5)).toBeLessThan(-75);
});

test("a tone comes when it came: neither late nor early", () => {
  const expected = tone(440, voiceRate);
  const received = middle(resample(tone(440, 48_000), 48_000));
  const from = Math.floor(expected.length * 0.2);
  for (const [at, sample] of received.entries()) {
    expect(Math.abs(sample - (expected[from + at] ?? 0))).toBeLessThan(0.002);
  }
});

test("it does not matter in which blocks it comes", () => {
  const samples = tone(440, 44_100, 0.2);
  const whole = resample(samples, 44_100, voiceRate, samples.length);
  expect(resample(samples, 44_100, voiceRate, 128)).toEqual(whole);
  expect(resample(samples, 44_100, voiceRate, 7)).toEqual(whole);
});
