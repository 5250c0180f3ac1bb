import { afterEach, expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import type { PictureModeName } from "../../.storybook/picture-modes.ts";
import { screenName, screenOf } from "./picture-names.ts";
import { clearStage, show, storiesOf, type StoryModule } from "./stage.ts";
import { looksAt, widthsOf, type WidthName } from "./tiers.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Px, by a picture's name; none while pictures are accepted. */
    acceptedHeights: Readonly<Record<string, number>>;
  }
}

const acceptedHeights = inject("acceptedHeights");

const files = import.meta.glob<StoryModule>("../../app/**/*.stories.tsx");
const screens = Object.entries(files).map(([path, load]) => ({ name: screenOf(path), load }));

/** A test for every file of screens, at one width. */
export function picturesOfScreens(width: WidthName): void {
  afterEach(clearStage);

  test.for(screens)("$name", async ({ name, load }) => {
    for (const [at, story] of storiesOf(await load()).entries()) {
      if (!widthsOf(story).includes(width)) continue;
      const nameIn = (mode: PictureModeName) => screenName(name, story.name, mode, width);
      await show(
        story,
        width,
        looksAt(width, story, at === 0),
        async (mode) => await expect.soft(page).toMatchScreenshot(nameIn(mode)),
        (mode) => acceptedHeights[nameIn(mode)],
      );
    }
  });
}
