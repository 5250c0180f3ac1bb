import type { StoryObj } from "@storybook/react-vite";
import { screen } from "storybook/test";
import type { App } from "../App.tsx";

export type Play = NonNullable<StoryObj<typeof App>["play"]>;

const nothing: Play = () => {};

/** Plays, and waits until the screen says so. */
export const says =
  (text: string | RegExp, before: Play = nothing): Play =>
  async (context) => {
    await before(context);
    await context.canvas.findByText(text);
  };

/** Plays, and waits until something of that role and name is there, in a dialog as well. */
export const shows =
  (role: string, name: string | RegExp, before: Play = nothing): Play =>
  async (context) => {
    await before(context);
    await screen.findByRole(role, { name });
  };
