import { afterEach, expect, inject, test } from "vitest";
import * as stories from "../../packages/ui/src/actions/LinkButton/LinkButton.stories.tsx";
import { differenceOfSheet } from "./sheet.ts";
import { clearStage, type StoryModule } from "./stage.ts";
import { takeShots } from "./take-shots.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Whether this run writes pictures instead of comparing them. */
    isAccepting: boolean;
  }
}

const faults: readonly (readonly [name: string, token: string, value: string])[] = [
  ["a padding that is one pixel wider", "--control-padding-inline", "calc(1.375rem + 1px)"],
  ["a colour that is a little bluer", "--color-garnet", "#9E1F48"],
];

async function difference(): Promise<string | null> {
  const shots = await takeShots(stories as unknown as StoryModule, undefined);
  await clearStage();
  return await differenceOfSheet("actions/LinkButton", "light", shots.get("light") ?? []);
}

afterEach(async () => {
  for (const [, token] of faults) document.documentElement.style.removeProperty(token);
  await clearStage();
});

// While pictures are accepted, a fault would be accepted with them.
test.skipIf(inject("isAccepting")).for(faults)("sees %s", async ([, token, value]) => {
  expect(await difference()).toBeNull();
  document.documentElement.style.setProperty(token, value);
  expect(await difference()).toContain("differs from the accepted picture");
});
