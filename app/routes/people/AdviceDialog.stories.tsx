import type { Choices } from "@gemel/mock/handlers";
import { Main } from "@gemel/ui/Main";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { atAddress } from "../../shell/testing/at-address.tsx";
import { germanOnPhone, memberScreenAt } from "../../shell/testing/screen.ts";
import AdviceDialog from "./AdviceDialog.tsx";

const at = (api: Choices = {}, live?: string) => ({
  ...memberScreenAt("/discover", {
    getMe: "onboardingComplete",
    getAdviceHistory: "lastPage",
    ...api,
  }),
  ...(live === undefined ? {} : { live }),
});

const meta = {
  title: "Screens/People/AdviceDialog",
  tags: ["!autodocs"],
  component: AdviceDialog,
  decorators: [
    (Story) => (
      <Main>
        <Story />
      </Main>
    ),
    atAddress,
  ],
  args: {
    user: { id: "7bc8f302-ae16-4d49-87f5-28a3e9b1da08", nickname: "Étienne" },
    onClose: fn(),
  },
  parameters: at(),
} satisfies Meta<typeof AdviceDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const says =
  (text: string | RegExp): Play =>
  async () => {
    await screen.findByText(text);
  };

/** Waits for the history and the connection. */
const ready: Play = async () => {
  await screen.findAllByRole("listitem");
  await waitFor(() => expect(screen.getByRole("button", { name: "Red flags" })).toBeEnabled());
};

const ask = async (): Promise<void> => {
  const prompt = await screen.findByRole("button", { name: "Opening line" });
  await waitFor(() => expect(prompt).toBeEnabled());
  await userEvent.click(prompt);
};

export const Answered: Story = {
  parameters: at({ getAdviceHistory: "empty" }, "advisorThinksAndAnswers"),
  play: async () => {
    await ask();
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText("Duo is thinking…")).toBeNull());
  },
};

export const Starting: Story = {
  parameters: at({ startAdvice: "loading" }),
  play: async () => {
    await screen.findByText("Connecting…");
  },
};

export const Loading: Story = {
  parameters: at({ getAdviceHistory: "loading" }),
  play: async () => {
    await screen.findByRole("dialog");
  },
};

/** Nothing was asked yet: a greeting, and the four questions. */
export const Empty: Story = {
  parameters: at({ getAdviceHistory: "empty" }),
  play: says("What would you like to know about Étienne?"),
};

export const History: Story = { play: ready };

export const Asked: Story = {
  parameters: at({ getAdviceHistory: "empty" }),
  play: async () => {
    await ask();
    await screen.findByText("What could I write first?");
  },
};

export const Waiting: Story = {
  parameters: at({ getAdviceHistory: "empty" }, "twinThinks"),
  play: async () => {
    await ask();
    await screen.findByText("Duo is thinking…");
  },
};

export const DayUsedUp: Story = {
  parameters: at({ startAdvice: "dailyLimit" }),
  play: says("That is all for today. Tomorrow you can go on."),
};

export const HistoryFailed: Story = {
  parameters: at({ getAdviceHistory: "internal" }),
  play: says("This conversation did not load"),
};

/** The candidate is not there any more. */
export const NotFound: Story = {
  parameters: at({ startAdvice: "notFound" }),
  play: says("This conversation is no longer there."),
};

export const GermanOnPhone: Story = {
  parameters: at({ getAdviceHistory: "empty" }),
  globals: germanOnPhone,
  play: says("Was möchtest du über Étienne wissen?"),
};

export const RightToLeft: Story = { ...History, globals: { direction: "rtl" } };
