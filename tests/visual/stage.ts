import {
  composeStories,
  setProjectAnnotations,
  type Meta,
  type StoryObj,
} from "@storybook/react-vite";
import { page } from "vitest/browser";
import { pictureModes, type PictureModeName } from "../../.storybook/picture-modes.ts";
import preview from "../../.storybook/preview.tsx";
import { settle, standStill, startAfresh } from "./stand-still.ts";
import { heights, runsOf, widths, type StoryFacts, type WidthName } from "./tiers.ts";

/** A story file as `import.meta.glob` gives it. */
export type StoryModule = Record<string, StoryObj> & { default: Meta };

export interface PicturedStory extends StoryFacts {
  name: string;
  isFullscreen: boolean;
  run: (mode: PictureModeName) => Promise<void>;
}

// The pictures are no audit: what runs after a story in `test:stories` stays out.
setProjectAnnotations([{ ...preview, afterEach: [] }]);
standStill();

const canvas = document.createElement("div");
document.body.append(canvas);

/** The stories of a file; what a story sets itself wins over the look that it begins in. */
export function storiesOf(module: StoryModule): PicturedStory[] {
  const inLook = (mode: PictureModeName) =>
    composeStories(module, {
      initialGlobals: { ...preview.initialGlobals, ...pictureModes[mode] },
    });
  return Object.entries(inLook("light")).map(([name, { parameters }]) => ({
    name,
    own: { ...module.default.globals, ...module[name]?.globals },
    visual: parameters["visual"] ?? {},
    isFullscreen: parameters["layout"] === "fullscreen",
    run: async (mode) => inLook(mode)[name]?.run({ canvasElement: canvas }),
  }));
}

const blank = composeStories({ default: {}, Blank: { render: () => null } } as const).Blank;

/** Takes the last story off the stage, with whatever it opened. */
export async function clearStage(): Promise<void> {
  await blank.run({ canvasElement: canvas });
  canvas.hidden = true;
}

async function play(
  story: PicturedStory,
  mode: PictureModeName,
  width: WidthName,
  height: number,
): Promise<void> {
  startAfresh();
  canvas.hidden = false;
  canvas.style.padding = story.isFullscreen ? "0" : "24px";
  await page.viewport(widths[width], height);
  await story.run(mode);
  await settle();
}

/**
 * Plays a story in a window as high as its accepted picture; without one, high enough for all of it.
 * There it begins anew: a window that grows closes what is open, and Chromium leaves out what is fixed
 * to its lower edge.
 */
async function playWhole(
  story: PicturedStory,
  mode: PictureModeName,
  width: WidthName,
  accepted: number | undefined,
): Promise<void> {
  await play(story, mode, width, accepted ?? heights[width]);
  const { scrollHeight } = document.documentElement;
  if (accepted !== undefined || scrollHeight <= heights[width]) return;
  await clearStage();
  await play(story, mode, width, scrollHeight);
}

async function changeTheme(story: PicturedStory, mode: PictureModeName) {
  const look = pictureModes[mode];
  if (!("theme" in look) || "theme" in story.own) return;
  document.documentElement.dataset["theme"] = look.theme;
  await settle();
}

/** Plays a story to its end, and calls `take` when it stands there in each of the looks. */
export async function show(
  story: PicturedStory,
  width: WidthName,
  looks: readonly PictureModeName[],
  take: (mode: PictureModeName) => Promise<void>,
  acceptedHeight: (mode: PictureModeName) => number | undefined = () => undefined,
): Promise<void> {
  for (const { start, modes } of runsOf(looks)) {
    await playWhole(story, start, width, acceptedHeight(start));
    for (const mode of modes) {
      await changeTheme(story, mode);
      await take(mode);
    }
  }
}
