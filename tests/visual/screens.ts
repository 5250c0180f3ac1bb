import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { screenName, screenOf } from "./picture-names.ts";
import { clearStage, show, storiesOf, type StoryModule } from "./stage.ts";
import { looksAt, widthsOf, type WidthName } from "./tiers.ts";

const files = import.meta.glob<StoryModule>("../../app/**/*.stories.tsx");
const screens = Object.entries(files).map(([path, load]) => ({ name: screenOf(path), load }));

/** A test for every file of screens, at one width. */
export function picturesOfScreens(width: WidthName): void {
  afterEach(clearStage);

  test.for(screens)("$name", async ({ name, load }) => {
    for (const [at, story] of storiesOf(await load()).entries()) {
      if (!widthsOf(story).includes(width)) continue;
      await show(story, width, looksAt(width, story, at === 0), async (mode) => {
        await expect.soft(page).toMatchScreenshot(screenName(name, story.name, mode, width));
      });
    }
  });
}
