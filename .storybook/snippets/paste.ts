import type { StoryContext } from "@storybook/react-vite";
import { choices } from "virtual:gemel-choices";
import { storyImports } from "virtual:gemel-story-imports";
import { pasteable, type WrittenArgs } from "./pasteable.ts";

function written(value: unknown): string | undefined {
  if (typeof value === "function") return "() => {}";
  return typeof value === "object" ? undefined : JSON.stringify(value);
}

const writtenArgs = (args: Readonly<Record<string, unknown>>): WrittenArgs =>
  Object.fromEntries(
    Object.entries(args).flatMap(([name, value]) => {
      const text = written(value);
      return text === undefined ? [] : [[name, text]];
    }),
  );

/** The code of a story, ready to paste into another file. */
export const paste = (code: string, { args, parameters }: StoryContext): string =>
  pasteable(code, {
    imports: storyImports[parameters["fileName"]] ?? {},
    args: writtenArgs(args),
    choices,
  });
