import type { Meta, StoryObj } from "@storybook/react-vite";
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
