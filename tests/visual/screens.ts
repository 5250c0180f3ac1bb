import { afterEach, expect, inject, test } from "vitest";
import { commands } from "vitest/browser";
import type { PictureModeName } from "../../.storybook/picture-modes.ts";
import { asAccepted, pictureTest, screenName, screenOf } from "./picture-names.ts";
import { clearStage, show, storiesOf, type StoryModule } from "./stage.ts";
import { heights, looksAt, widthsOf, type WidthName } from "./tiers.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Px, by a picture's name; none while pictures are accepted. */
    acceptedHeights: Readonly<Record<string, number>>;
    /** By name of the screen or component. */
    firstStories: Readonly<Record<string, string>>;
    /** Tests that need not run: their pictures were accepted, and drawn from the same files. */
    unchanged: readonly string[];
  }
}

const acceptedHeights = inject("acceptedHeights");
const firstStories = inject("firstStories");
const unchanged = new Set(inject("unchanged"));

const files = import.meta.glob<StoryModule>("../../app/**/*.stories.tsx");
const screens = Object.entries(files).map(([path, load]) => ({ name: screenOf(path), load }));

/** A test for every file of screens, at one width. */
export function picturesOfScreens(width: WidthName): void {
  afterEach(clearStage);

  test.for(screens)("$name", async ({ name, load }, { skip }) => {
    skip(unchanged.has(pictureTest(name, width)), asAccepted);
    for (const story of await storiesOf(await load())) {
      if (!widthsOf(story).includes(width)) continue;
      const isFirst = story.name === firstStories[name];
      const nameIn = (mode: PictureModeName) => screenName(name, story.name, mode, width);
      await show(
        story,
        width,
        looksAt(width, story, isFirst),
        async (mode) => expect.soft(await commands.comparePicture(nameIn(mode))).toBeNull(),
        // The first is drawn whole, the others in one window, as the user sees them.
        (mode) => (isFirst ? acceptedHeights[nameIn(mode)] : heights[width]),
      );
    }
    await commands.pictured(pictureTest(name, width));
  });
}
