import type { StoryContext } from "@storybook/react-vite";
import { choices } from "virtual:gemel-choices";
import { storyImports } from "virtual:gemel-story-imports";
import { pasteable } from "./pasteable.ts";

/** The code of a story as somebody can paste it into a file of their own. */
export const paste = (code: string, { args, parameters }: StoryContext): string =>
  pasteable(code, { imports: storyImports[parameters["fileName"]] ?? {}, args, choices });
