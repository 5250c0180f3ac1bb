import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Card } from "../../layout/Card/Card.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { hum } from "../testing/tone.ts";
import { AudioPlayer, type AudioPlayerProps } from "./AudioPlayer.tsx";
import { playerSizes, playerTones } from "./tones.ts";

type Load = AudioPlayerProps["load"];

const fetched =
  (seconds: number): Load =>
  () =>
    Promise.resolve(hum(seconds));

const never: Load = (signal) =>
  new Promise((_, reject) => signal.addEventListener("abort", reject, { once: true }));

const peaks = [
  0.2, 0.5, 0.9, 0.6, 0.3, 0.1, 0.1, 0.4, 0.8, 1, 0.7, 0.5, 0.2, 0.1, 0.3, 0.6, 0.8, 0.5, 0.3, 0.2,
  0.1, 0.2, 0.5, 0.7, 0.9, 0.6, 0.4, 0.3, 0.2, 0.4, 0.2, 0.1,
];

const meta = {
  title: "Media/AudioPlayer",
  component: AudioPlayer,
  args: {
    label: "Voice message of Giulia",
    load: fetched(17),
    durationMs: 17_000,
    peaks,
    onPlay: fn(),
    onEnd: fn(),
  },
  argTypes: {
    size: { control: "inline-radio", options: playerSizes },
    tone: { control: "inline-radio", options: playerTones },
  },
} satisfies Meta<typeof AudioPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnACard: Story = {
  args: { size: "card" },
  render: (args) => (
    <Card tone="garnet">
      <AudioPlayer {...args} />
    </Card>
  ),
};

export const Tones: Story = {
  render: (args) => (
    <Stack>
      {(["plain", "garnet", "twin", "duo"] as const).map((card, at) => (
        <Card key={card} tone={card}>
          <AudioPlayer {...args} tone={playerTones[at] ?? "neutral"} />
        </Card>
      ))}
    </Stack>
  ),
};

/** Nothing is known before it is loaded: a calm drawing, no length, nothing to seek in. */
export const NothingKnown: Story = {
  render: ({ load, label }) => <AudioPlayer label={label} load={load} />,
};

export const Partway: Story = {
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole("slider", { name: "Position" });
    slider.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(slider).toHaveAttribute("aria-valuetext", "5 seconds of 17 seconds");
  },
};

export const DoubleSpeed: Story = {
  play: async ({ canvas, userEvent }) => {
    const speed = canvas.getByRole("button", { name: "Speed 1×" });
    await userEvent.click(speed);
    await userEvent.click(speed);
    await expect(speed).toHaveAccessibleName("Speed 2×");
  },
};

export const Loading: Story = {
  args: { load: never },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Play/ }));
    await expect(canvas.getByRole("button", { name: /^Stop loading/ })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { load: () => Promise.reject(new Error("This voice message is no longer there.")) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Play/ }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "This voice message is no longer there.",
    );
  },
};

export const FailedOnACard: Story = { ...Failed, args: { ...Failed.args, size: "card" } };

/** Start one, then another: the first pauses. */
export const OneAtATime: Story = {
  render: (args) => (
    <Stack>
      {["Giulia", "Björn", "Ana María"].map((name) => (
        <Card key={name}>
          <AudioPlayer {...args} label={`Voice message of ${name}`} />
        </Card>
      ))}
    </Stack>
  ),
};

export const LongGerman: Story = {
  args: {
    label: "Sprachnachricht von Maximiliane-Charlotte",
    load: () =>
      Promise.reject(
        new Error(
          "Diese Sprachnachricht konnte wegen einer vorübergehenden Verbindungsunterbrechung nicht geladen werden.",
        ),
      ),
  },
  globals: { language: "de", viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Abspielen/ }));
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};

export const RightToLeft: Story = { ...Partway, globals: { direction: "rtl" } };
