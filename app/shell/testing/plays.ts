import type { StoryContext } from "@storybook/react-vite";
import { screen } from "storybook/test";

/** The actions of a screen's story once it is drawn. */
export type Play = (
  context: Pick<StoryContext, "canvas" | "canvasElement" | "userEvent">,
) => Promise<void> | void;

const nothing: Play = () => {};

/** Plays, and waits until the screen says so. */
export const says =
  (text: string | RegExp, before: Play = nothing): Play =>
  async (context) => {
    await before(context);
    await screen.findAllByText(text);
  };

/** Plays, and waits until something of that role and name is there. */
export const shows =
  (role: string, name: string | RegExp, before: Play = nothing): Play =>
  async (context) => {
    await before(context);
    await screen.findByRole(role, { name });
  };

/** Plays, and presses the first button of that name. */
export const presses =
  (name: string | RegExp, before: Play = nothing): Play =>
  async (context) => {
    await before(context);
    const [button] = await screen.findAllByRole("button", { name });
    if (button) await context.userEvent.click(button);
  };

/** Waits until the page is there. */
export const arrives: Play = async ({ canvas }) => {
  await canvas.findByRole("heading", { level: 1 });
};
