import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, fn, screen } from "storybook/test";
import { Button } from "../../actions/Button/Button.tsx";
import { people } from "../../people/testing/people.ts";
import { VoicePopup, voiceStates, type VoicePopupProps, type VoiceState } from "./VoicePopup.tsx";

const meta = {
  title: "Media/VoicePopup",
  component: VoicePopup,
  // Each in a frame of its own: on one page they would cover one another.
  parameters: { docs: { story: { inline: false, height: "44rem" } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    speaker: "twin",
    name: "Clémence’s twin",
    state: "idle",
    level: 0.6,
    elapsedMs: 12_400,
    onRecord: fn(),
    onSend: fn(),
    onCancel: fn(),
    onRetry: fn(),
    closesAfterReply: false,
    onClosesAfterReplyChange: fn(),
  },
  argTypes: {
    state: { control: "inline-radio", options: voiceStates },
    speaker: { control: "inline-radio", options: ["twin", "duo"] },
    level: { control: { type: "range", min: 0, max: 1, step: 0.05 } },
  },
} satisfies Meta<typeof VoicePopup>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = {
  transcript: "What do you do on a Sunday when it rains?",
  reply:
    "She bakes. Last winter she learned to fold puff pastry from a book in Italian, which she does not speak.",
};

export const Default: Story = {};

/** In the twin's green. */
export const WithPicture: Story = { args: { picture: people.rosalind.picture } };

export const WithDuo: Story = {
  args: { speaker: "duo", name: "Duo" },
  play: async () => {
    await expect(await screen.findByRole("dialog")).toHaveAccessibleName(
      "Duo, your AI advisor By voice",
    );
  },
};

export const TooShort: Story = { args: { isTooShort: true } };
export const Starting: Story = { args: { state: "starting" } };
export const Recording: Story = { args: { state: "recording" } };
export const LastTenSeconds: Story = { args: { state: "recording", elapsedMs: 54_000 } };
export const Thinking: Story = { args: { state: "thinking" } };
export const Speaking: Story = { args: { state: "speaking", ...words } };
export const SpeakingDuo: Story = {
  args: {
    state: "speaking",
    speaker: "duo",
    name: "Duo",
    transcript: "Should I ask her about the bread again?",
    reply: "Ask about the ferry. She brought it up twice, and nobody has asked yet.",
  },
};
export const AfterAReply: Story = { args: { ...words, closesAfterReply: true } };

export const LongReply: Story = {
  args: { ...words, reply: Array.from({ length: 8 }, () => words.reply).join(" ") },
};

export const Failed: Story = { args: { state: "error", transcript: words.transcript } };
export const MicrophoneDenied: Story = {
  args: {
    state: "error",
    errorMessage: "Microphone permission denied.",
    errorHelp: "Allow it for this page in your browser, then try again.",
  },
};

/** The server has no voice: trying again cannot help. */
export const NotSetUp: Story = {
  render: ({ onRetry: _onRetry, ...args }) => <VoicePopup {...args} />,
  args: {
    state: "error",
    errorMessage: "Voice is not set up here.",
    errorHelp: "You can go on in writing, in the same conversation.",
  },
};

/** The sequence of states: the host's machine, played by timers. */
function Pretended(props: VoicePopupProps) {
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState<VoiceState>("idle");
  const [ms, setMs] = useState(0);
  const [closesAfterReply, setCloses] = useState(false);
  const go = (next: VoiceState) => {
    setMs(0);
    setState(next);
  };
  useEffect(() => {
    if (state === "idle") return undefined;
    const timer = setInterval(() => setMs((before) => before + 100), 100);
    return () => clearInterval(timer);
  }, [state]);
  if (state === "thinking" && ms >= 2000) go("speaking");
  if (state === "speaking" && ms >= 5000) {
    go("idle");
    if (closesAfterReply) setOpen(false);
  }
  return (
    <>
      <Button onPress={() => setOpen(true)}>Talk with Clémence’s twin</Button>
      <VoicePopup
        {...props}
        {...(state === "speaking" || state === "idle" ? words : {})}
        isOpen={isOpen}
        onOpenChange={setOpen}
        state={state}
        elapsedMs={ms}
        level={0.5 + 0.5 * Math.sin(ms / 170) * Math.sin(ms / 410)}
        onRecord={() => go("recording")}
        onSend={() => go("thinking")}
        onCancel={() => go("idle")}
        closesAfterReply={closesAfterReply}
        onClosesAfterReplyChange={setCloses}
      />
    </>
  );
}

export const Live: Story = { render: (args) => <Pretended {...args} /> };

export const LongGerman: Story = {
  args: {
    name: "Der Zwilling von Maximiliane-Charlotte",
    state: "recording",
    elapsedMs: 51_000,
    transcript:
      "Wie wichtig sind dir gemeinsame Unternehmungen, wenn wir beide unterschiedliche Arbeitszeiten haben?",
    reply:
      "Sie plant gern weit voraus, am liebsten mit einem gemeinsamen Kalender und einem verlässlichen freien Sonntag.",
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = {
  args: { state: "speaking", ...words },
  globals: { direction: "rtl" },
};
