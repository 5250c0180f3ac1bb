import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { fn } from "storybook/test";
import { Button } from "../../actions/Button/Button.tsx";
import { Notice } from "../../feedback/Notice/Notice.tsx";
import { StatusLine } from "../../feedback/StatusLine/StatusLine.tsx";
import { hum } from "../testing/tone.ts";
import {
  VoiceMessageField,
  voiceMessageStates,
  type SavedVoiceMessage,
  type VoiceMessageDraft,
  type VoiceMessageFieldProps,
  type VoiceMessageState,
} from "./VoiceMessageField.tsx";

const draft: VoiceMessageDraft = { recording: hum(14), durationMs: 14_000 };
const saved: SavedVoiceMessage = { version: "1", load: () => Promise.resolve(hum(9)) };

const meta = {
  title: "Media/VoiceMessageField",
  component: VoiceMessageField,
  args: {
    label: "Your voice message",
    description: "Up to a minute. Only members hear it.",
    state: "idle",
    level: 0.6,
    elapsedMs: 12_400,
    onStart: fn(),
    onStop: fn(),
    onSelect: fn(),
    onSave: fn(),
    onDiscard: fn(),
    onDelete: fn(),
  },
  argTypes: {
    state: { control: "inline-radio", options: voiceMessageStates },
    level: { control: { type: "range", min: 0, max: 1, step: 0.05 } },
    elapsedMs: { control: { type: "range", min: 0, max: 60_000, step: 100 } },
    progress: { control: { type: "range", min: 0, max: 1, step: 0.05 } },
  },
} satisfies Meta<typeof VoiceMessageField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithSomethingToRead: Story = {
  args: {
    aside: (
      <Button kind="secondary" size="small">
        What could I say?
      </Button>
    ),
  },
};

export const Starting: Story = { args: { state: "starting" } };
export const Recording: Story = { args: { state: "recording" } };
export const ReadingAFile: Story = { args: { state: "reading" } };
export const Recorded: Story = { args: { state: "recorded", draft } };
export const Saving: Story = { args: { state: "saving", draft, progress: 0.4 } };
export const SavingUnmeasured: Story = { args: { state: "saving", draft } };

export const SavingFailed: Story = {
  args: {
    state: "recorded",
    draft,
    notice: (
      <Notice tone="danger" title="Your voice message could not be saved.">
        Your recording is still here.
      </Notice>
    ),
  },
};

export const Saved: Story = {
  args: { saved, notice: <StatusLine>Your voice message is saved.</StatusLine> },
};

export const RecordingAnother: Story = { args: { saved, state: "recording" } };
export const RecordedAnother: Story = { args: { saved, state: "recorded", draft } };

/** A recorder that hums instead of listening, and a server that keeps everything. */
function Pretended(props: VoiceMessageFieldProps) {
  const [state, setState] = useState<VoiceMessageState>("idle");
  const [kept, setKept] = useState<SavedVoiceMessage>();
  const [ms, setMs] = useState(0);
  const isRunning = state === "recording" || state === "saving";
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setMs((before) => before + 100), 100);
    return () => clearInterval(timer);
  }, [isRunning]);
  const go = (next: VoiceMessageState) => {
    setMs(0);
    setState(next);
  };
  if (state === "saving" && ms >= 2000) {
    setKept({ version: `${kept?.version ?? ""}+`, load: () => Promise.resolve(hum(14)) });
    go("idle");
  }
  return (
    <VoiceMessageField
      {...props}
      state={state}
      draft={draft}
      saved={kept}
      elapsedMs={ms}
      level={0.5 + 0.5 * Math.sin(ms / 170) * Math.sin(ms / 410)}
      progress={ms / 2000}
      onStart={() => go("recording")}
      onStop={() => go("recorded")}
      onSelect={() => go("recorded")}
      onSave={() => go("saving")}
      onDiscard={() => go(state === "saving" ? "recorded" : "idle")}
      onDelete={() => setKept(undefined)}
    />
  );
}

export const Live: Story = { render: (args) => <Pretended {...args} /> };

export const LongGerman: Story = {
  args: {
    ...RecordedAnother.args,
    label: "Deine Sprachnachricht",
    description:
      "Bis zu einer Minute. Nur Mitglieder hören sie, und Gerätedaten werden aus der Datei entfernt.",
    notice: (
      <Notice tone="warning" title="Die Verbindung zum Mikrofon wurde unterbrochen.">
        Was bis dahin aufgenommen wurde, ist noch da.
      </Notice>
    ),
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { args: { saved, state: "idle" }, globals: { direction: "rtl" } };
