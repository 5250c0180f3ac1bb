import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { fn } from "storybook/test";
import { hum } from "../testing/tone.ts";
import {
  VoiceNoteComposer,
  voiceNoteStates,
  type VoiceNoteComposerProps,
  type VoiceNoteState,
} from "./VoiceNoteComposer.tsx";

const draft = { recording: hum(14), durationMs: 14_000 };

const meta = {
  title: "Media/VoiceNoteComposer",
  component: VoiceNoteComposer,
  args: {
    state: "idle",
    level: 0.6,
    elapsedMs: 7_300,
    draft,
    onStart: fn(),
    onStop: fn(),
    onSend: fn(),
    onCancel: fn(),
  },
  argTypes: {
    state: { control: "inline-radio", options: voiceNoteStates },
    level: { control: { type: "range", min: 0, max: 1, step: 0.05 } },
    progress: { control: { type: "range", min: 0, max: 1, step: 0.05 } },
  },
} satisfies Meta<typeof VoiceNoteComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Disabled: Story = { args: { isDisabled: true } };
export const Starting: Story = { args: { state: "starting", elapsedMs: 0, level: 0 } };
export const Recording: Story = { args: { state: "recording" } };
export const LastTenSeconds: Story = { args: { state: "recording", elapsedMs: 52_000 } };
export const Draft: Story = { args: { state: "draft" } };
/** Cut short, for example by a call that takes the microphone. */
export const DraftCutShort: Story = {
  args: { state: "draft", errorMessage: "The recording stopped because another one began." },
};
export const DraftWithoutConnection: Story = { args: { state: "draft", isDisabled: true } };
export const Sending: Story = { args: { state: "sending", progress: 0.4 } };
export const SendingUnmeasured: Story = { args: { state: "sending" } };
export const Failed: Story = { args: { state: "failed" } };
export const FailedWithReason: Story = {
  args: { state: "failed", errorMessage: "This conversation has been closed." },
};
export const Denied: Story = { args: { state: "denied" } };

/** A recorder that hums instead of listening, and a sending that fails the first time. */
function Pretended(props: VoiceNoteComposerProps) {
  const [state, setState] = useState<VoiceNoteState>("idle");
  const [ms, setMs] = useState(0);
  const [attempts, setAttempts] = useState(0);
  const isRunning = state === "recording" || state === "sending";
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setMs((before) => before + 100), 100);
    return () => clearInterval(timer);
  }, [isRunning]);
  if (state === "sending" && ms >= 2000) setState(attempts === 1 ? "failed" : "idle");
  const go = (next: VoiceNoteState) => {
    setMs(0);
    setState(next);
  };
  return (
    <VoiceNoteComposer
      {...props}
      state={state}
      elapsedMs={ms}
      level={0.5 + 0.5 * Math.sin(ms / 170) * Math.sin(ms / 410)}
      progress={ms / 2000}
      onStart={() => {
        setAttempts(0);
        go("recording");
      }}
      onStop={() => go("draft")}
      onSend={() => {
        setAttempts(attempts + 1);
        go("sending");
      }}
      onCancel={() => go(state === "sending" ? "draft" : "idle")}
    />
  );
}

export const Live: Story = { render: (args) => <Pretended {...args} /> };

export const LongGerman: Story = {
  args: {
    state: "failed",
    errorMessage:
      "Die Sprachnachricht konnte wegen einer Verbindungsunterbrechung nicht übertragen werden.",
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { args: { state: "recording" }, globals: { direction: "rtl" } };
