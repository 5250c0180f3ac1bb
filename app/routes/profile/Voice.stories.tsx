import type { Choices } from "@gemel/mock/handlers";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, waitFor, within } from "storybook/test";
import { toPcm16, wavOf } from "../../flows/sound/recorder/wav.ts";
import { App } from "../../shell/App.tsx";
import { atAddress } from "../../shell/testing/at-address.tsx";
import { type Play, shows } from "../../shell/testing/plays.ts";
import { germanOnPhone, memberScreenAt } from "../../shell/testing/screen.ts";

const newcomer = { getMe: "registered", getMyProfile: "empty" } as const;

const at = (api: Choices = {}) =>
  memberScreenAt("/profile", { getMe: "onboardingComplete", getMyProfile: "full", ...api });

const meta = {
  title: "Screens/Profile/Voice",
  tags: ["!autodocs"],
  component: App,
  decorators: [atAddress],
  parameters: at(),
} satisfies Meta<typeof App>;
export default meta;
type Story = StoryObj<typeof meta>;

const sampleRate = 8000;

function hum(seconds: number): File {
  const samples = Float32Array.from(
    { length: seconds * sampleRate },
    (_, index) => 0.2 * Math.sin((2 * Math.PI * 196 * index) / sampleRate),
  );
  return new File([wavOf([toPcm16(samples).buffer], sampleRate)], "me.wav", { type: "audio/wav" });
}

const voiceTab: Play = async ({ canvas, userEvent }) => {
  const tabs = await canvas.findAllByRole("tab");
  const last = tabs.at(-1);
  if (last) await userEvent.click(last);
  await waitFor(() => expect(last).toHaveAttribute("aria-selected", "true"));
};

const choose =
  (seconds: number): Play =>
  async (context) => {
    await voiceTab(context);
    const input = context.canvasElement.querySelector<HTMLInputElement>(
      'input[type="file"][accept^="audio"]',
    );
    if (input) await context.userEvent.upload(input, hum(seconds));
  };

const chosen: Play = async (context) => {
  await choose(14)(context);
  await context.canvas.findByRole("button", { name: "Save voice message" });
};

const save: Play = async (context) => {
  await chosen(context);
  await context.userEvent.click(context.canvas.getByRole("button", { name: "Save voice message" }));
};

const record: Play = async (context) => {
  await voiceTab(context);
  // By keyboard: on a slow machine a click takes as long as a hold, and its release stops the recording.
  context.canvas.getByRole("button", { name: "Start recording" }).focus();
  await context.userEvent.keyboard("{Enter}");
};

const askToDelete: Play = async (context) => {
  await voiceTab(context);
  await context.userEvent.click(
    await context.canvas.findByRole("button", { name: "Delete voice message" }),
  );
  await screen.findByRole("alertdialog", { name: "Delete your voice message?" });
};

const confirmDelete: Play = async (context) => {
  await askToDelete(context);
  await context.userEvent.click(screen.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
};

const openScript: Play = async (context) => {
  await voiceTab(context);
  await context.userEvent.click(context.canvas.getByRole("button", { name: "What could I say?" }));
  await screen.findByRole("dialog", { name: "Something to read aloud" });
};

const says =
  (text: string, before: Play): Play =>
  async (context) => {
    await before(context);
    await screen.findByText(text);
  };

const microphone = (answer: () => Promise<MediaStream>) => () => {
  spyOn(navigator.mediaDevices, "getUserMedia").mockImplementation(answer);
};

const refused = (name: string) => microphone(() => Promise.reject(new DOMException("", name)));

export const Empty: Story = { parameters: at(newcomer), play: voiceTab };
export const Saved: Story = { play: voiceTab };

export const Opening: Story = {
  parameters: at(newcomer),
  beforeEach: microphone(() => new Promise(() => {})),
  play: shows("button", "Stop recording", record),
};

export const Denied: Story = {
  parameters: at(newcomer),
  beforeEach: refused("NotAllowedError"),
  play: says("Microphone permission denied or unavailable.", record),
};

export const NoMicrophone: Story = {
  beforeEach: refused("NotFoundError"),
  play: says("Microphone permission denied or unavailable.", record),
};

export const Recorded: Story = { parameters: at(newcomer), play: chosen };

export const RecordedAnother: Story = {
  play: says("Not saved yet. Saving it replaces your voice message.", chosen),
};

export const FileTooLong: Story = {
  parameters: at(newcomer),
  play: says("This recording is longer than a minute.", choose(62)),
};

export const Saving: Story = {
  parameters: {
    ...at({ ...newcomer, uploadMyVoice: "loading" }),
    visual: { skip: "How much is sent by then is another time another share." },
  },
  play: shows("progressbar", "Saving your voice message", save),
};

export const SavedNow: Story = {
  parameters: at(newcomer),
  play: says("Your voice message is saved.", save),
};

export const SaveFailed: Story = {
  parameters: at({ ...newcomer, uploadMyVoice: "internal" }),
  play: says("Your voice message could not be saved.", save),
};

export const SaveUnanswered: Story = {
  parameters: at({ ...newcomer, uploadMyVoice: "unreachable" }),
  play: says("Your recording is still here.", save),
};

export const SaveRefused: Story = {
  parameters: at({ uploadMyVoice: "audioUnreadable" }),
  play: says("This recording cannot be read.", save),
};

export const AskedToDelete: Story = { play: askToDelete };

export const Deleted: Story = {
  play: async (context) => {
    await says("Your voice message is deleted.", confirmDelete)(context);
    const button = context.canvas.getByRole("button", { name: "Start recording" });
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const DeleteFailed: Story = {
  parameters: at({ removeMyVoice: "internal" }),
  play: says("Failed to delete voice message.", confirmDelete),
};

export const Unheard: Story = {
  parameters: at({ getMyVoice: "unreachable" }),
  play: async (context) => {
    await voiceTab(context);
    await context.userEvent.click(context.canvas.getByRole("button", { name: /^Play/ }));
    await context.canvas.findByText("Failed to fetch audio.");
  },
};

export const Script: Story = {
  parameters: at({ getVoiceScript: "english" }),
  play: async (context) => {
    await openScript(context);
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(within(dialog).getAllByRole("region")).toHaveLength(2));
    await screen.findByText("Saoirse Ní B.");
  },
};

export const ScriptEnglishTitles: Story = {
  parameters: at({ getVoiceScript: "englishTitles" }),
  play: says("Quién eres, sin prisa", openScript),
};

export const ScriptLoading: Story = {
  parameters: at({ getVoiceScript: "loading" }),
  play: openScript,
};

export const ScriptNotReady: Story = {
  parameters: at({ ...newcomer, getVoiceScript: "notReady" }),
  play: says("Your voice script is not ready yet.", openScript),
};

export const ScriptNone: Story = {
  parameters: at({ getVoiceScript: "none" }),
  play: says("No script available.", openScript),
};

export const ScriptFailed: Story = {
  parameters: at({ getVoiceScript: "internal" }),
  play: says("Failed to load your voice script.", openScript),
};

export const EmptyGermanOnPhone: Story = { ...Empty, globals: germanOnPhone };
export const SavedGermanOnPhone: Story = { ...Saved, globals: germanOnPhone };
export const RightToLeft: Story = { ...Saved, globals: { direction: "rtl" } };
