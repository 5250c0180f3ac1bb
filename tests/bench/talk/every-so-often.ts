import { pause } from "./figures.ts";

/** Does something at an even pace; what a late timer missed is made up for. */
export async function everySoOften(
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
  act: (index: number) => void,
): Promise<void> {
  const begun = performance.now();
  for (let done = 0; done < perSecond * seconds; await pause(0.002)) {
    const due = Math.min(((performance.now() - begun) / 1_000) * perSecond, perSecond * seconds);
    for (; done < due; done++) act(done);
  }
}
