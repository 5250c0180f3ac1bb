import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { fn } from "storybook/test";
import {
  RecordButton,
  recordStates,
  type RecordButtonProps,
  type RecordState,
} from "./RecordButton.tsx";

const meta = {
  title: "Media/RecordButton",
  component: RecordButton,
  args: { state: "idle", level: 0.6, elapsedMs: 12_400, onStart: fn(), onStop: fn() },
  argTypes: {
    state: { control: "inline-radio", options: recordStates },
    level: { control: { type: "range", min: 0, max: 1, step: 0.05 } },
    elapsedMs: { control: { type: "range", min: 0, max: 60_000, step: 100 } },
  },
} satisfies Meta<typeof RecordButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Starting: Story = { args: { state: "starting" } };
export const Recording: Story = { args: { state: "recording" } };
export const Silent: Story = { args: { state: "recording", level: 0 } };
export const LastTenSeconds: Story = { args: { state: "recording", elapsedMs: 52_000 } };
export const Disabled: Story = { args: { state: "disabled" } };

/** A recorder without a microphone, so that holding and tapping can be tried. */
function Pretended(props: RecordButtonProps) {
  const [state, setState] = useState<RecordState>("idle");
  const [elapsedMs, setElapsed] = useState(0);
  useEffect(() => {
    if (state !== "recording") return undefined;
    const timer = setInterval(() => setElapsed((before) => before + 100), 100);
    return () => clearInterval(timer);
  }, [state]);
  return (
    <RecordButton
      {...props}
      state={state}
      elapsedMs={elapsedMs}
      level={0.5 + 0.5 * Math.sin(elapsedMs / 170) * Math.sin(elapsedMs / 410)}
      onStart={() => {
        setElapsed(0);
        setState("recording");
      }}
      onStop={() => setState("idle")}
    />
  );
}

export const Live: Story = { render: (args) => <Pretended {...args} /> };

export const LongGerman: Story = {
  args: { state: "idle" },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { args: { state: "recording" }, globals: { direction: "rtl" } };
