import type { Meta, StoryObj } from "@storybook/react-vite";
import { App } from "../../shell/App.tsx";
import { atAddress } from "../../shell/testing/at-address.tsx";
import { germanOnPhone, memberScreenAt } from "../../shell/testing/screen.ts";

const meta = {
  title: "Screens/Home",
  tags: ["!autodocs"],
  component: App,
  decorators: [atAddress],
  parameters: memberScreenAt("/home"),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1 });
    await canvas.findByRole("navigation");
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Greeted by e-mail: there is no nickname yet. */
export const Registered: Story = {};

export const ProfileCompleted: Story = {
  parameters: memberScreenAt("/home", { getMe: "profileCompleted" }),
};

export const QuestionnaireCompleted: Story = {
  parameters: memberScreenAt("/home", { getMe: "questionnaireCompleted" }),
};

export const OnboardingComplete: Story = {
  parameters: memberScreenAt("/home", { getMe: "onboardingComplete" }),
};

export const Admin: Story = { parameters: memberScreenAt("/home", { getMe: "admin" }) };

export const LongName: Story = { parameters: memberScreenAt("/home", { getMe: "longNames" }) };

/** Until it is known who is here. */
export const Loading: Story = {
  parameters: memberScreenAt("/home", { getMe: "loading" }),
  play: async ({ canvas }) => {
    await canvas.findByText("One moment…");
  },
};

export const LongNameGermanOnPhone: Story = { ...LongName, globals: germanOnPhone };

export const RegisteredGermanOnPhone: Story = { globals: germanOnPhone };

export const Dark: Story = { globals: { theme: "dark" } };

export const RightToLeft: Story = { ...ProfileCompleted, globals: { direction: "rtl" } };
