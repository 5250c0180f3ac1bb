import type { Meta, StoryObj } from "@storybook/react-vite";
import { AiLabel } from "./AiLabel.tsx";
import { AnswersProvider } from "../../foundation/AnswersProvider.tsx";

const meta = {
  title: "Chat/AiLabel",
  component: AiLabel,
  args: { speaker: "twin", name: "Clémence’s twin" },
} satisfies Meta<typeof AiLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Twin: Story = {};
export const Duo: Story = { args: { speaker: "duo", name: "Duo" } };

export const LongGerman: Story = {
  args: { name: "Der digitale Zwilling von Friederike Hohenstein-Bartholdy" },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

export const WithoutAi: Story = {
  decorators: [
    (Shown) => (
      <AnswersProvider isWithoutAi>
        <Shown />
      </AnswersProvider>
    ),
  ],
};
