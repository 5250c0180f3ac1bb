import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import { inColumn } from "../../testing/in-column.tsx";
import { PictureField } from "./PictureField.tsx";

const portrait =
  "data:image/svg+xml;utf8," +
  encodeURIComponent(
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 96 96'><rect width='96' height='96' fill='#E8DBE5'/><circle cx='48' cy='40' r='18' fill='#2B1830'/><path d='M12 96c4-28 68-28 72 0z' fill='#2B1830'/></svg>",
  );

/** A photo like one from a phone: wider than high, the head to one side. */
async function photograph(): Promise<File> {
  const canvas = new OffscreenCanvas(1200, 800);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser gives no 2d context");
  const paint = (colour: string, draw: () => void): void => {
    context.beginPath();
    draw();
    context.fillStyle = colour;
    context.fill();
  };
  paint("#E8DBE5", () => context.rect(0, 0, 1200, 800));
  paint("#F2C9A8", () => context.arc(260, 300, 90, 0, 2 * Math.PI));
  paint("#B79BB3", () => context.ellipse(300, 800, 620, 320, 0, 0, 2 * Math.PI));
  paint("#8A6B89", () => context.ellipse(1000, 860, 560, 330, 0, 0, 2 * Math.PI));
  paint("#2B1830", () => context.ellipse(780, 860, 300, 300, 0, 0, 2 * Math.PI));
  paint("#2B1830", () => context.ellipse(780, 400, 130, 160, 0, 0, 2 * Math.PI));
  return new File([await canvas.convertToBlob({ type: "image/png" })], "me.png", {
    type: "image/png",
  });
}

async function choose(field: HTMLElement, file: File): Promise<void> {
  const input = field.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("The field has no place for a file");
  await userEvent.upload(input, file, { applyAccept: false });
}

const meta = {
  title: "Forms/PictureField",
  component: PictureField,
  decorators: [inColumn],
  args: { label: "Profile picture", onSelect: () => undefined },
} satisfies Meta<typeof PictureField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { pictureUrl: portrait } };

/** The member can take it down again. */
export const Removable: Story = { args: { pictureUrl: portrait, onRemove: () => undefined } };

/** A square of the picture is chosen by dragging it, tapping it or with the arrow keys. */
export const Cropping: Story = {
  parameters: { docs: { story: { inline: false, height: "44rem" } } },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, await photograph());
    await screen.findByRole("dialog");
  },
};

export const CroppingGermanOnPhone: Story = {
  ...Cropping,
  globals: { language: "de", viewport: { value: "phone" } },
};

/** Refused before it is sent: a document is no picture. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, new File(["words"], "me.pdf", { type: "application/pdf" }));
    const alert = within(canvasElement).getByRole("alert");
    await waitFor(() => expect(alert).not.toBeEmptyDOMElement());
  },
};

/** A file is held over it. */
export const DropTarget: Story = {
  play: async ({ canvas }) => {
    const dataTransfer = new DataTransfer();
    // It cannot be set on a DataTransfer that a script has created.
    Object.defineProperty(dataTransfer, "effectAllowed", { value: "all" });
    const entered = new DragEvent("dragenter", { bubbles: true, cancelable: true, dataTransfer });
    await fireEvent(canvas.getByRole("button", { name: "Choose a picture" }), entered);
    await canvas.findByText("Drop it here");
  },
};

export const Sending: Story = { args: { pictureUrl: portrait, progress: 0.4 } };
export const SendingUnmeasured: Story = { args: { pictureUrl: portrait, isSending: true } };

export const Failed: Story = {
  args: { errorMessage: "Your picture could not be sent. Please try again." },
};

export const Disabled: Story = { args: { pictureUrl: portrait, isDisabled: true } };

export const LongGerman: Story = {
  args: {
    label: "Dein Profilbild",
    pictureUrl: portrait,
    progress: 0.4,
    errorMessage:
      "Dein Bild konnte leider nicht vollständig übertragen werden. Bitte prüfe deine Internetverbindung und versuche es noch einmal.",
  },
  globals: { language: "de" },
};

export const RightToLeft: Story = { args: { pictureUrl: portrait }, globals: { direction: "rtl" } };
