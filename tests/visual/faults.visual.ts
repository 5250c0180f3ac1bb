import { afterEach, expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import * as stories from "../../packages/ui/src/actions/LinkButton/LinkButton.stories.tsx";
import { sheetName } from "./picture-names.ts";
import { laySheet } from "./sheet.ts";
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

async function compare(): Promise<void> {
  const shots = await takeShots(stories as unknown as StoryModule);
  await clearStage();
  const sheet = await laySheet(shots.get("light") ?? []);
  try {
    await expect(page.elementLocator(sheet)).toMatchScreenshot(
      sheetName("actions/LinkButton", "light"),
    );
  } finally {
    sheet.remove();
  }
}

afterEach(async () => {
  for (const [, token] of faults) document.documentElement.style.removeProperty(token);
  await clearStage();
});

// While pictures are accepted, a fault would be accepted with them.
test.skipIf(inject("isAccepting")).for(faults)("sees %s", async ([, token, value]) => {
  await compare();
  document.documentElement.style.setProperty(token, value);
  await expect(compare()).rejects.toThrow("does not match the stored reference");
});
