import type { Meta, StoryObj } from "@storybook/react-vite";
import { Notice } from "../../feedback/Notice/Notice.tsx";
import { LongText } from "./LongText.tsx";

const meta = {
  title: "Layout/LongText",
  component: LongText,
  args: {
    contents: "On this page",
    sections: [
      {
        id: "keep",
        title: "What we keep",
        children: (
          <>
            <p>
              Your email address, a fingerprint of your password, your language, and when you signed
              in. Pictures are stored without their hidden data.
            </p>
            <h3>What you tell about yourself</h3>
            <ul>
              <li>
                <strong>Your profile</strong>, with picture and voice.
              </li>
              <li>Your answers to the questionnaire.</li>
            </ul>
          </>
        ),
      },
      {
        id: "visible",
        title: "Who sees it",
        children: <p>Members who might suit you see your profile, and never your answers.</p>,
      },
      {
        id: "how-long",
        title: "How long we keep it",
        children: <p>As long as you have an account, and 30 days after you delete it.</p>,
      },
    ],
  },
} satisfies Meta<typeof LongText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sections: Story = {};

export const WithSummary: Story = {
  args: {
    summary: {
      title: "In short",
      children: (
        <ul>
          <li>Your data is never sold.</li>
          <li>You see, correct, take along and delete what we keep.</li>
        </ul>
      ),
    },
  },
};

export const WithNotice: Story = {
  args: {
    children: (
      <Notice live={false} title="Placeholder text">
        Whoever runs this site replaces it.
      </Notice>
    ),
  },
};

export const LongGermanOnPhone: Story = {
  args: {
    contents: "Auf dieser Seite",
    sections: [
      {
        id: "bewahrung",
        title: "Aufbewahrungsfristen und Löschungsvereinbarungen",
        children: (
          <p>
            Datenschutzgrundverordnungskonforme Aufbewahrungsfristen gelten für alles, was du hier
            schreibst, aufnimmst und hochlädst.
          </p>
        ),
      },
      {
        id: "sicht",
        title: "Sichtbarkeitseinstellungen",
        children: <p>Wer dich blockiert hat, sieht nichts von dir, als wärst du nicht da.</p>,
      },
    ],
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
