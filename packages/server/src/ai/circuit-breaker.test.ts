import { expect, it } from "vitest";
import { createTestClock } from "../testing/test-clock.ts";
import { AiError } from "./ai-error.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";

const fails = () => Promise.reject(new AiError("failed"));
const works = async () => "answer";

function setUp() {
  const clock = createTestClock();
  const breaker = createCircuitBreaker(clock.now);
  const faultOf = (work: () => Promise<unknown>): Promise<unknown> =>
    breaker(work).catch((error: unknown) => (error instanceof AiError ? error.fault : error));
  return { clock, faultOf };
}

async function open(faultOf: ReturnType<typeof setUp>["faultOf"]): Promise<void> {
  for (let time = 0; time < 5; time += 1) expect(await faultOf(fails)).toBe("failed");
}

it("asks until the fifth failure in a row, then no longer", async () => {
  const { faultOf } = setUp();
  for (let time = 0; time < 4; time += 1) await faultOf(fails);
  expect(await faultOf(works)).toBe("answer");
  await open(faultOf);
  expect(await faultOf(works)).toBe("resting");
});

it("lets one request try after the rest, and everybody after its success", async () => {
  const { clock, faultOf } = setUp();
  await open(faultOf);
  clock.advance(30);
  const probe = Promise.withResolvers<string>();
  const probed = faultOf(() => probe.promise);
  expect(await faultOf(works)).toBe("resting");
  probe.resolve("back");
  expect(await probed).toBe("back");
  expect(await faultOf(works)).toBe("answer");
});

it("rests again after a failed try", async () => {
  const { clock, faultOf } = setUp();
  await open(faultOf);
  clock.advance(30);
  expect(await faultOf(fails)).toBe("failed");
  expect(await faultOf(works)).toBe("resting");
  clock.advance(30);
  expect(await faultOf(works)).toBe("answer");
});

it("learns nothing from what was aborted, and lets the next one try", async () => {
  const { clock, faultOf } = setUp();
  const aborted = new DOMException("gone", "AbortError");
  for (let time = 0; time < 9; time += 1) {
    expect(await faultOf(() => Promise.reject(aborted))).toBe(aborted);
  }
  await open(faultOf);
  clock.advance(30);
  expect(await faultOf(() => Promise.reject(aborted))).toBe(aborted);
  expect(await faultOf(works)).toBe("answer");
});

it.each(["unaccepted", "nonsense"] as const)(
  "never rests for what an input alone brings about: %s",
  async (fault) => {
    const { clock, faultOf } = setUp();
    const failsByInput = () => Promise.reject(new AiError(fault));
    for (let time = 0; time < 9; time += 1) expect(await faultOf(failsByInput)).toBe(fault);
    expect(await faultOf(works)).toBe("answer");
    await open(faultOf);
    clock.advance(30);
    expect(await faultOf(failsByInput)).toBe(fault);
    expect(await faultOf(works)).toBe("answer");
  },
);
