import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Button } from "../../actions/Button/Button.tsx";
import { Announcer } from "./Announcer.tsx";
import { useAnnouncer } from "./announcer-context.ts";

function Speak() {
  const { say } = useAnnouncer();
  return <Button onPress={() => say("Copied")}>Say something</Button>;
}

const meta = {
  title: "Chat/Announcer",
  component: Announcer,
  args: { children: <Speak /> },
} satisfies Meta<typeof Announcer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** There is nothing to see: turn a screen reader on. */
export const Default: Story = {};

const burst = ["The ferry", "You can hear it from here.", "Listen!"];

function Receive() {
  const { announceMessage } = useAnnouncer();
  const receive = () => {
    for (const text of burst) announceMessage({ author: "Clémence", text });
  };
  return <Button onPress={receive}>Receive three messages</Button>;
}

/** Messages that come together are one announcement: the first, and how many more there are. */
export const Burst: Story = {
  parameters: { visual: { skip: "nothing but a button is seen" } },
  args: { children: <Receive /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent(
        "Clémence: The ferry, and 2 more messages",
      ),
    );
  },
};
