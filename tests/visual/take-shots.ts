import type { PictureModeName } from "../../.storybook/picture-modes.ts";
import { takeShot } from "./sheet.ts";
import type { Shot } from "./sheet-layout.ts";
import { show, storiesOf, type StoryModule } from "./stage.ts";
import { looksOfState, widthOf } from "./tiers.ts";

/**
 * All stories of a component, by look.
 * @param first - the story that is taken in dark too
 */
export async function takeShots(
  module: StoryModule,
  first: string | undefined,
): Promise<Map<PictureModeName, Shot[]>> {
  const shots = new Map<PictureModeName, Shot[]>();
  for (const story of await storiesOf(module)) {
    const looks = looksOfState(story, story.name === first);
    await show(story, widthOf(story), looks, async (mode) => {
      shots.set(mode, [...(shots.get(mode) ?? []), await takeShot(story.name)]);
    });
  }
  return shots;
}
