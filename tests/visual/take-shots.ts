import type { PictureModeName } from "../../.storybook/picture-modes.ts";
import { takeShot, type Shot } from "./sheet.ts";
import { show, storiesOf, type StoryModule } from "./stage.ts";
import { modesOf, widthOf } from "./tiers.ts";

/** All stories of a component, by look. */
export async function takeShots(module: StoryModule): Promise<Map<PictureModeName, Shot[]>> {
  const shots = new Map<PictureModeName, Shot[]>();
  for (const story of storiesOf(module)) {
    await show(story, widthOf(story), modesOf(story), async (mode) => {
      shots.set(mode, [...(shots.get(mode) ?? []), await takeShot(story.name)]);
    });
  }
  return shots;
}
