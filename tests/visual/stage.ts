import {
  composeStories,
  setProjectAnnotations,
  type Meta,
  type StoryObj,
} from "@storybook/react-vite";
import { commands } from "vitest/browser";
import { pictureModes, type PictureModeName } from "../../.storybook/picture-modes.ts";
import preview from "../../.storybook/preview.tsx";
import {
  drawn,
  loadFonts,
  quietFrames,
  resize,
  settle,
  standStill,
  startAfresh,
} from "./stand-still.ts";
import { heights, maxHeight, runsOf, type StoryFacts, type WidthName, widths } from "./tiers.ts";

/** A story file as `import.meta.glob` gives it. */
export type StoryModule = Record<string, StoryObj> & { default: Meta };

export interface PicturedStory extends StoryFacts {
  name: string;
  isFullscreen: boolean;
  isScreen: boolean;
  run: (mode: PictureModeName) => Promise<void>;
}

// The pictures are no audit: the checks that run after a story in `test:stories` are left out.
setProjectAnnotations([{ ...preview, afterEach: [] }]);
standStill();
await loadFonts();
// Begins to watch.
await commands.codeArrived();

const canvas = document.createElement("div");
document.body.append(canvas);

/** The stories of a file; what a story sets itself wins over the look that it begins in. */
export async function storiesOf(module: StoryModule): Promise<PicturedStory[]> {
  // Waits for the code that the file itself needs.
  await commands.codeArrived();
  const inLook = (mode: PictureModeName) =>
    composeStories(module, {
      initialGlobals: { ...preview.initialGlobals, ...pictureModes[mode] },
    });
  return Object.entries(inLook("light")).map(([name, { parameters }]) => ({
    name,
    own: { ...module.default.globals, ...module[name]?.globals },
    visual: parameters["visual"] ?? {},
    isFullscreen: parameters["layout"] === "fullscreen",
    isScreen: module.default.title?.startsWith("Screens/") === true,
    run: async (mode) => inLook(mode)[name]?.run({ canvasElement: canvas }),
  }));
}

const blank = composeStories({ default: {}, Blank: { render: () => null } } as const).Blank;

/** Takes the last story off the stage, with whatever it opened. */
export async function clearStage(): Promise<void> {
  await blank.run({ canvasElement: canvas });
  canvas.hidden = true;
}

/**
 * Ends every hover. The browser reports its own pointer, which rests in a corner, whenever the page moves
 * under it: sometimes before a picture is taken and sometimes not, and what a story points at loses it then.
 * StrictMode, which runs effects twice, can remove the listener of the pointed element at once.
 */
function leaveAll(): void {
  const outside = document.documentElement;
  const leaving = { bubbles: true, pointerType: "mouse", relatedTarget: outside };
  for (const hovered of document.querySelectorAll("[data-hovered]")) {
    hovered.dispatchEvent(new PointerEvent("pointerout", leaving));
  }
  outside.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
}

/** @returns whether code came while it went on */
async function playOnce(
  story: PicturedStory,
  mode: PictureModeName,
  width: WidthName,
  height: number,
): Promise<boolean> {
  startAfresh();
  canvas.hidden = false;
  canvas.style.padding = story.isFullscreen ? "0" : "24px";
  await resize(widths[width], height);
  await story.run(mode);
  leaveAll();
  return await settle(story.isScreen ? quietFrames.screen : quietFrames.component);
}

/**
 * Plays a story with all its code loaded from the beginning, whichever stories came before: after a wait for
 * code, React shows a part as much as 300 ms later, and the story may have ended by then.
 */
async function play(
  story: PicturedStory,
  mode: PictureModeName,
  width: WidthName,
  height: number,
): Promise<void> {
  if (!(await playOnce(story, mode, width, height))) return;
  await clearStage();
  await playOnce(story, mode, width, height);
}

/**
 * Plays a story in a window of the given height; without one, high enough for all of it, or nearly.
 * There it starts again: a growing window closes open overlays, and Chromium leaves out elements fixed
 * to its lower edge.
 */
async function playWhole(
  story: PicturedStory,
  mode: PictureModeName,
  width: WidthName,
  given: number | undefined,
): Promise<void> {
  await play(story, mode, width, given ?? heights[width]);
  const { scrollHeight } = document.documentElement;
  if (given !== undefined || scrollHeight <= heights[width]) return;
  await clearStage();
  await play(story, mode, width, Math.min(scrollHeight, maxHeight));
}

async function changeTheme(story: PicturedStory, mode: PictureModeName) {
  const look = pictureModes[mode];
  const { dataset } = document.documentElement;
  if (!("theme" in look) || "theme" in story.own || dataset["theme"] === look.theme) return;
  dataset["theme"] = look.theme;
  await drawn();
}

/**
 * Plays a story to its end, and calls `take` in each of the looks.
 * @param heightOf the window's height in px, by the look that the story begins in; if undefined, high enough
 *   for the whole story
 */
export async function show(
  story: PicturedStory,
  width: WidthName,
  looks: readonly PictureModeName[],
  take: (mode: PictureModeName) => Promise<void>,
  heightOf: (mode: PictureModeName) => number | undefined = () => undefined,
): Promise<void> {
  for (const { start, modes } of runsOf(looks)) {
    await playWhole(story, start, width, heightOf(start));
    for (const mode of modes) {
      await changeTheme(story, mode);
      await take(mode);
    }
  }
}
