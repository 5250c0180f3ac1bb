import type { Meta, StoryObj } from "@storybook/react-vite";
import { EmptyState } from "../../feedback/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../feedback/ErrorState/ErrorState.tsx";
import { Markdown } from "../../layout/Markdown/Markdown.tsx";
import { RecordButton } from "../RecordButton/RecordButton.tsx";
import { VoiceScriptDialog } from "./VoiceScriptDialog.tsx";

const texts = [
  {
    title: "Who you are, in half a minute",
    text: (
      <Markdown variant="document">
        {`Hello, I’m **Clémence**, I’m 34 and I live in Lyon.

I restore old books and regularly ruin the risotto. On Sundays I walk until the telephone gives up.

*Say what is on your kitchen table right now. It tells people more than a job title does.*`}
      </Markdown>
    ),
  },
  {
    title: "Whom you would like to meet",
    text: (
      <Markdown variant="document">
        {`I’d like to meet somebody with whom silence is no embarrassment.

*Tell of one evening you would live again exactly as it was.*`}
      </Markdown>
    ),
  },
];

const meta = {
  title: "Media/VoiceScriptDialog",
  component: VoiceScriptDialog,
  // Each in a frame of its own: on one page they would cover one another.
  parameters: { docs: { story: { inline: false, height: "34rem" } } },
  args: {
    isOpen: true,
    title: "Something to read aloud",
    texts,
    recorder: <RecordButton state="idle" onStart={() => undefined} onStop={() => undefined} />,
  },
} satisfies Meta<typeof VoiceScriptDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WhileRecording: Story = {
  args: {
    recorder: (
      <RecordButton
        state="recording"
        level={0.6}
        elapsedMs={12_400}
        onStart={() => undefined}
        onStop={() => undefined}
      />
    ),
  },
};

export const Loading: Story = { args: { texts: undefined } };

export const NotReady: Story = {
  args: {
    problem: (
      <EmptyState title="Your voice script is not ready yet." headingLevel={3}>
        It is made from your profile. Save your nickname, birth date and gender first.
      </EmptyState>
    ),
  },
};

export const Failed: Story = {
  args: {
    problem: (
      <ErrorState
        title="Failed to load your voice script."
        headingLevel={3}
        onRetry={() => undefined}
      />
    ),
  },
};

export const LongGerman: Story = {
  args: { title: "Etwas zum Vorlesen, das aus deinem Profil entstanden ist" },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
