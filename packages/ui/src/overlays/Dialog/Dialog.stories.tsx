import type { Meta, StoryObj } from "@storybook/react-vite";
import { Dialog, DialogTrigger } from "./Dialog.tsx";
import { expect, screen, waitFor } from "storybook/test";
import { Button } from "../../actions/Button/Button.tsx";
import { Avatar } from "../../people/Avatar/Avatar.tsx";
import { people } from "../../people/testing/people.ts";

const meta = {
  title: "Overlays/Dialog",
  component: Dialog,
  // Each in a frame of its own: on one page they would cover one another.
  parameters: { docs: { story: { inline: false, height: "34rem" } } },
  args: {
    title: "How your match is counted",
    isOpen: true,
    children: "Five dimensions, each from what you both answered.",
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Small: Story = { args: { size: "small" } };
export const Large: Story = { args: { size: "large" } };

export const WithFooter: Story = {
  args: {
    footer: (
      <>
        <Button kind="secondary">Cancel</Button>
        <Button>Apply</Button>
      </>
    ),
  },
};

/** The face of the person concerned is only seen; the title alone is the name. */
export const WithFace: Story = {
  args: {
    ...WithFooter.args,
    title: "Write to Rosalind",
    face: <Avatar name="Rosalind" src={people.rosalind.picture} />,
    children: "The message arrives with your like.",
  },
  play: async () =>
    expect(await screen.findByRole("dialog")).toHaveAccessibleName("Write to Rosalind"),
};

export const Long: Story = {
  args: {
    ...WithFooter.args,
    children: Array.from({ length: 24 }, (_, at) => (
      <p key={at}>
        Both of you say sorry first. You differ on weekends, and both enjoy being surprised.
      </p>
    )),
  },
};

export const LongGerman: Story = {
  args: {
    ...WithFooter.args,
    title: "Wie die Übereinstimmung zwischen euch beiden berechnet wird",
    children:
      "Fünf Bereiche, jeder aus dem, was ihr beide geantwortet habt. Eine Übereinstimmung ist ein Anfang für ein Gespräch, keine Vorhersage.",
  },
  globals: { language: "de" },
};

export const RightToLeft: Story = { args: { ...WithFooter.args }, globals: { direction: "rtl" } };

export const FromAButton: Story = {
  args: { isOpen: false },
  render: ({ isOpen: _isOpen, ...args }) => (
    <DialogTrigger>
      <Button kind="secondary">How is this counted?</Button>
      <Dialog {...args} />
    </DialogTrigger>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "How is this counted?" });
    await userEvent.click(button);
    await expect(await screen.findByRole("dialog")).toHaveAccessibleName(
      "How your match is counted",
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
  },
};
