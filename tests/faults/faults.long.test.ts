import { expect, it } from "vitest";
import { killRepeatedly } from "./faults/kill.ts";
import { openSite } from "./site.ts";

// Starts six processes, which takes minutes if others use the same cores.
it(
  "keeps what it acknowledged through kills, and its folder for one process",
  { timeout: 300_000 },
  async () => {
    await using closing = new AsyncDisposableStack();
    const site = await openSite(closing, { pairs: 2, others: 60 });
    const outcome = await killRepeatedly(closing, site, 2);
    // How long starts take on a machine with other work is no matter of the short form.
    expect(outcome).toMatchObject({
      losses: { lost: 0, doubled: 0, outOfOrder: 0 },
      wrong: [],
      done: "2 kills under load, 2 second processes refused",
    });
    expect(outcome.losses.acknowledged).toBeGreaterThan(0);
  },
);
