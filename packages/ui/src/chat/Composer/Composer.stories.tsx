import type { Meta, StoryObj } from "@storybook/react-vite";
import { Mic, SmilePlus } from "lucide-react";
import { useState } from "react";
import { fn } from "storybook/test";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { Notice } from "../../feedback/Notice/Notice.tsx";
import { VoiceNoteComposer } from "../../media/VoiceNoteComposer/VoiceNoteComposer.tsx";
import { Composer } from "./Composer.tsx";

const icon = { "aria-hidden": true, size: "1em", strokeWidth: 1.75 } as const;

const meta = {
  title: "Chat/Composer",
  component: Composer,
  parameters: { layout: "fullscreen" },
  args: { label: "Write to Clémence", value: "", maxLength: 4000, onChange: fn(), onSend: fn() },
  render: function Draft(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Composer
        {...args}
        value={value}
        onChange={setValue}
        onSend={(text) => {
          args.onSend(text);
          setValue("");
        }}
      />
    );
  },
} satisfies Meta<typeof Composer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithDraft: Story = { args: { value: "I can bring the bread." } };

export const WithVoiceNote: Story = {
  args: {
    before: (
      <IconButton kind="outlined" label="Record a voice note">
        <Mic {...icon} />
      </IconButton>
    ),
  },
};

export const BothSlots: Story = {
  args: {
    before: (
      <IconButton kind="outlined" label="Record a voice note">
        <Mic {...icon} />
      </IconButton>
    ),
    after: (
      <IconButton label="Add an emoji">
        <SmilePlus {...icon} />
      </IconButton>
    ),
  },
};

/** The draft stays while something else has the line. */
export const RecordingAlone: Story = {
  args: {
    value: "I can bring the bread.",
    isAfterAlone: true,
    after: (
      <VoiceNoteComposer
        state="recording"
        level={0.6}
        elapsedMs={7_300}
        onStart={fn()}
        onStop={fn()}
        onSend={fn()}
        onCancel={fn()}
      />
    ),
  },
};

export const WithRemark: Story = {
  args: {
    remark: <Notice>Hold the button a little longer while you talk.</Notice>,
    after: WithVoiceNote.args?.before,
  },
};

export const SixLines: Story = {
  args: {
    value:
      "My grandmother set her clock by the ferry, and then complained about the clock.\n\nShe never once complained about the ferry, although it was late every day of the winter.\n\nWhat do you set yours by?\n\nI ask because mine is wrong.",
  },
};

export const Disconnected: Story = {
  args: { value: "I can bring the bread.", isDisconnected: true },
};

export const NearTheLimit: Story = { args: { value: "I can bring the bread.", maxLength: 30 } };

export const TooLong: Story = {
  args: { value: "I can bring the bread, and the planets.", maxLength: 30 },
};

export const LongGerman: Story = {
  args: {
    label: "Schreib Friederike Hohenstein-Bartholdy eine Nachricht",
    value: "Donaudampfschifffahrtsgesellschaftskapitänsmützen sammle ich außerdem.",
    isDisconnected: true,
    maxLength: 80,
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = {
  args: {
    before: (
      <IconButton kind="outlined" label="Record a voice note">
        <Mic {...icon} />
      </IconButton>
    ),
  },
  globals: { direction: "rtl" },
};
