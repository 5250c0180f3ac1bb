import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { tones } from "../tones.ts";
import { Notice } from "./Notice.tsx";

const meta = {
  title: "Feedback/Notice",
  component: Notice,
  args: { children: "The e-mail address or the password is not right." },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = { args: { tone: "danger" } };

export const Tones: Story = {
  parameters: { visual: { modes: ["more-contrast"] } },
  render: (args) => (
    <Stack>
      {tones.map((tone) => (
        <Notice key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};

export const WithTitle: Story = {
  args: {
    tone: "success",
    title: "Please look into your mailbox",
    children: "If the e-mail is valid, a verification link will be sent.",
  },
};

export const LongGerman: Story = {
  args: {
    tone: "warning",
    title: "Deine Registrierungsbestätigung ist abgelaufen",
    children:
      "Der Bestätigungslink galt 24 Stunden. Fordere mit derselben E-Mail-Adresse einen neuen an; deine Angaben bleiben erhalten.",
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { args: { tone: "danger" }, globals: { direction: "rtl" } };
