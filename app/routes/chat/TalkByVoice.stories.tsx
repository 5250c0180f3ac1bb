import type { Choices } from "@gemel/mock/handlers";
import { Main } from "@gemel/ui/Main";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, waitFor } from "storybook/test";
import { atAddress } from "../../shell/testing/at-address.tsx";
import { germanOnPhone, memberScreenAt } from "../../shell/testing/screen.ts";
import { TalkByVoice } from "./TalkByVoice.tsx";

const conversationId = "e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a01";

const at = (api: Choices = {}) =>
  memberScreenAt(`/chat/${conversationId}`, { getMe: "onboardingComplete", ...api });

const meta = {
  title: "Screens/Chat/TalkByVoice",
  tags: ["!autodocs"],
  component: TalkByVoice,
  decorators: [
    (Story) => (
      <Main>
        <Story />
      </Main>
    ),
    atAddress,
  ],
  args: {
    conversation: { id: conversationId, type: "twin" },
    name: "Your twin",
    picture: undefined,
    onUnnamedReply: () => {},
    isDisabled: false,
  },
  parameters: at(),
} satisfies Meta<typeof TalkByVoice>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button"));
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(dialog.querySelector("[data-focused]")).toHaveFocus());
};

const record: Play = async (context) => {
  await open(context);
  // By keyboard: on a slow machine a click takes as long as a hold, and its release stops the recording.
  await context.userEvent.keyboard(" ");
};

const speak: Play = async (context) => {
  await record(context);
  // Enough to be sent.
  await screen.findByText("0:01");
};

const ask: Play = async (context) => {
  await speak(context);
  await context.userEvent.keyboard(" ");
};

const says =
  (text: string | RegExp, before: Play = ask): Play =>
  async (context) => {
    await before(context);
    await screen.findAllByText(text);
  };

const microphone = (answer: () => Promise<MediaStream>) => () => {
  spyOn(navigator.mediaDevices, "getUserMedia").mockImplementation(answer);
};

const duo = { conversation: { id: conversationId, type: "advisor" }, name: "Duo" } as const;

export const Idle: Story = { play: open };
export const IdleDuo: Story = { args: duo, play: open };

export const Starting: Story = {
  beforeEach: microphone(() => new Promise(() => {})),
  play: says(/^Opening the microphone/, record),
};

export const Recording: Story = {
  parameters: {
    visual: { skip: "How long it has recorded by then is another time another time." },
  },
  play: speak,
};

export const Thinking: Story = {
  parameters: at({ askByVoice: "loading" }),
  play: says("Your twin is thinking…"),
};

export const Speaking: Story = {
  parameters: at({ getVoiceReply: "loading" }),
  play: says("Your twin is speaking…"),
};

export const SpeakingDuo: Story = {
  args: duo,
  parameters: at({ askByVoice: "camelCase", getVoiceReply: "loading" }),
  play: says("Duo is speaking…"),
};

export const AnsweredInWriting: Story = {
  parameters: at({ askByVoice: "textOnly" }),
  play: says("Und wenn ich ihn einfach frage?"),
};

export const Cancelled: Story = {
  parameters: at({ askByVoice: "loading" }),
  play: async (context) => {
    await says("Your twin is thinking…")(context);
    await context.userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await screen.findByText("Say what is on your mind.");
  },
};

export const MicrophoneDenied: Story = {
  beforeEach: microphone(() => Promise.reject(new DOMException("", "NotAllowedError"))),
  play: says("Microphone permission denied.", record),
};

export const NoMicrophone: Story = {
  beforeEach: microphone(() => Promise.reject(new DOMException("", "NotFoundError"))),
  play: says("There is no microphone, or another program uses it.", record),
};

export const Unreachable: Story = {
  parameters: at({ askByVoice: "unreachable" }),
  play: says("Your recording is still here."),
};

export const NotUnderstood: Story = {
  parameters: at({ askByVoice: "voiceQueryUnreadable" }),
  play: says("Your recording could not be processed."),
};

export const TooMany: Story = {
  parameters: at({ askByVoice: "rateLimited" }),
  play: says("Too many attempts. Please wait a little and try again."),
};

export const Unavailable: Story = {
  parameters: at({ askByVoice: "unavailable" }),
  play: says("There is no answer to be had right now."),
};

export const NotSetUp: Story = {
  parameters: at({ askByVoice: "voiceNotConfigured" }),
  play: says("Voice is not set up here."),
};

export const NotShared: Story = {
  args: { name: "Clémence’s twin" },
  parameters: at({ askByVoice: "twinNotShared" }),
  play: says("This twin cannot be talked to right now."),
};

export const Ended: Story = {
  parameters: at({ askByVoice: "conversationClosed" }),
  play: says("This conversation has ended."),
};

export const Unheard: Story = {
  parameters: at({ getVoiceReply: "unreachable" }),
  play: says("Failed to fetch audio."),
};

export const GermanOnPhone: Story = {
  args: { name: "Dein Zwilling" },
  globals: germanOnPhone,
  parameters: at({ getVoiceReply: "loading" }),
  play: says(/^Dein Zwilling spricht/),
};

export const NotSetUpGermanOnPhone: Story = {
  args: { name: "Dein Zwilling" },
  globals: germanOnPhone,
  parameters: at({ askByVoice: "voiceNotConfigured" }),
  play: says("Die Sprachfunktion ist hier nicht eingerichtet."),
};

export const RightToLeft: Story = { ...Speaking, globals: { direction: "rtl" } };
