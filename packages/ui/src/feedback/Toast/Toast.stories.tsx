import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../../actions/Button/Button.tsx";
import { Inline } from "../../layout/Inline/Inline.tsx";
import { tones, type Tone } from "../tones.ts";
import { ToastProvider, useToasts, type Toast, type ToastProviderProps } from "./ToastProvider.tsx";

interface ShownProps {
  toasts: readonly Toast[];
}

/** Shown from the beginning and, for the picture, without an end. */
function Shown({ toasts }: ShownProps) {
  const { add, close } = useToasts();
  useEffect(() => {
    const keys = toasts.map((toast) => add({ ...toast, time: 0 }));
    return () => keys.forEach(close);
  }, [add, close, toasts]);
  return null;
}

const meta = {
  title: "Feedback/Toast",
  component: ToastProvider,
  render: ({ toasts, ...props }) => (
    <ToastProvider {...props}>
      <Shown toasts={toasts} />
      {props.children}
    </ToastProvider>
  ),
  args: { children: <p>The feed, as it stands behind.</p> },
  // Each in a frame of its own: on one page they would cover one another.
  parameters: { docs: { story: { inline: false, height: "22rem" } } },
} satisfies Meta<ToastProviderProps & ShownProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const undo = { label: "Undo", onPress: fn() };

export const Default: Story = { args: { toasts: [{ text: "The link is copied." }] } };

export const WithUndo: Story = {
  args: { toasts: [{ text: "You passed on Rosalind.", action: undo }] },
};

/** An event from elsewhere. */
export const AtTheTop: Story = {
  args: {
    placement: "top",
    toasts: [{ text: "Rosalind has written to you.", action: { label: "Read", onPress: fn() } }],
  },
};

const words: Record<Tone, string> = {
  info: "Yusuf's twin is ready to talk.",
  success: "Your voice message is saved.",
  warning: "You are offline. What you write is kept.",
  danger: "Blocking Björn did not work.",
};

const toned = (chosen: readonly Tone[]): Toast[] =>
  chosen.map((tone) => ({
    tone,
    text: words[tone],
    ...(tone === "danger" ? { action: { label: "Try again", onPress: fn() } } : {}),
  }));

export const Tones: Story = { args: { toasts: toned(tones.filter((tone) => tone !== "info")) } };

export const OnAPhone: Story = {
  args: { toasts: [...toned(["danger"]), { text: "You liked Clémence.", action: undo }] },
  globals: { viewport: { value: "phone" } },
};

export const LongGerman: Story = {
  args: {
    toasts: [
      {
        text: "Du hast die Übereinstimmung mit Maximiliane-Wilhelmine für heute beiseitegelegt.",
        action: { label: "Entscheidung zurücknehmen", onPress: fn() },
      },
    ],
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { ...WithUndo, globals: { direction: "rtl" } };

function Passes() {
  const { add } = useToasts();
  return (
    <Inline>
      {["Ingrid", "Matteo", "Yusuf", "Clémence"].map((name) => (
        <Button
          key={name}
          kind="secondary"
          onPress={() => add({ text: `You passed on ${name}.`, action: undo })}
        >
          Pass on {name}
        </Button>
      ))}
    </Inline>
  );
}

export const InUse: Story = {
  args: { toasts: [] },
  render: () => (
    <ToastProvider>
      <Passes />
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const pass = canvas.getByRole("button", { name: "Pass on Ingrid" });
    await userEvent.click(pass);
    const toast = await screen.findByRole("alertdialog", { name: "You passed on Ingrid." });
    await waitFor(() => expect(pass).toHaveFocus());
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    await expect(undo.onPress).toHaveBeenCalled();
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
};
