import { createSecretKey } from "node:crypto";
import { expect, it } from "vitest";
import { createPairNoise, noiseBetween } from "./pair-noise.ts";

const { keyOf } = createPairNoise(createSecretKey(Buffer.from("a secret")));
const scored = new Date("2026-11-25T10:00:00Z");
const keys = Array.from({ length: 200 }, (_none, index) => keyOf(`member-${index}`, scored));
const noises = keys.flatMap((one, index) =>
  keys.slice(0, index).map((other) => noiseBetween(one, other, "overall")),
);
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

it("is standard normal over pairs, and the same in either order", () => {
  expect(mean(noises)).toBeCloseTo(0, 1);
  expect(mean(noises.map((noise) => noise ** 2))).toBeCloseTo(1, 1);
  expect(mean(noises.map((noise) => Number(Math.abs(noise) > 1.96)))).toBeCloseTo(0.05, 1);
  const [one = keyOf("", scored), other = one] = keys;
  expect(noiseBetween(other, one, "overall")).toBe(noiseBetween(one, other, "overall"));
});

it("of one account tells nothing of that of another with the same member", () => {
  const [ada = keyOf("", scored), ben = ada, ...others] = keys;
  const products = others.map(
    (other) => noiseBetween(ada, other, "overall") * noiseBetween(ben, other, "overall"),
  );
  expect(Math.abs(mean(products))).toBeLessThan(0.25);
});

it("is another one with another secret, and once a member is scored again", () => {
  const [, ben = keyOf("", scored)] = keys;
  const before = noiseBetween(keyOf("ada", scored), ben, "overall");
  const later = noiseBetween(keyOf("ada", new Date(scored.getTime() + 1)), ben, "overall");
  const elsewhere = createPairNoise(createSecretKey(Buffer.from("another"))).keyOf("ada", scored);
  expect(new Set([before, later, noiseBetween(elsewhere, ben, "overall")]).size).toBe(3);
});
