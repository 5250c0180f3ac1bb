import { afterEach, expect, inject, test } from "vitest";
import { commands } from "vitest/browser";
import { asAccepted, componentOf } from "./picture-names.ts";
import { differenceOfSheet } from "./sheet.ts";
import { clearStage, type StoryModule } from "./stage.ts";
import { takeShots } from "./take-shots.ts";

const firstStories = inject("firstStories");
const unchanged = new Set(inject("unchanged"));

const files = import.meta.glob<StoryModule>("../../packages/ui/src/**/*.stories.tsx");
const components = Object.entries(files).map(([path, load]) => ({ name: componentOf(path), load }));

/** A test for every third component: a file is one worker's, and a fourth draws screens. */
export function picturesOfComponents(third: 0 | 1 | 2): void {
  afterEach(clearStage);

  test.for(components.filter((_, at) => at % 3 === third))(
    "$name",
    async ({ name, load }, { skip }) => {
      skip(unchanged.has(name), asAccepted);
      const shots = await takeShots(await load(), firstStories[name]);
      await clearStage();
      for (const [mode, ofMode] of shots) {
        expect.soft(await differenceOfSheet(name, mode, ofMode)).toBeNull();
      }
      await commands.pictured(name);
    },
  );
}
