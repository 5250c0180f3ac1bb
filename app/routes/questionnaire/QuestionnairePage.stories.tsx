import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { App } from "../../shell/App.tsx";
import { atAddress } from "../../shell/testing/at-address.tsx";
import { type Play, presses, says, shows } from "../../shell/testing/plays.ts";
import {
  germanOnPhone,
  inEachLanguage,
  memberScreenAt,
  type ScreenOptions,
} from "../../shell/testing/screen.ts";

/** A member who may answer the questionnaire; `single` has one question, so that its answer is the last. */
const questionnaireAt = (api: ScreenOptions["api"] = {}) =>
  memberScreenAt("/questionnaire", {
    getMe: "profileCompleted",
    getCompletionStatus: "open",
    getQuestionnaire: "english",
    ...api,
  });

const single = (api: ScreenOptions["api"] = {}) =>
  questionnaireAt({ getQuestionnaire: "single", ...api });

const meta = {
  title: "Screens/Questionnaire",
  tags: ["!autodocs"],
  component: App,
  decorators: [atAddress],
  parameters: questionnaireAt(),
} satisfies Meta<typeof App>;
export default meta;
type Story = StoryObj<typeof meta>;
type Side = "most" | "least";

const choose = async (
  { canvas, userEvent }: Parameters<Play>[0],
  side: Side,
  row: number,
): Promise<void> => {
  const radios = await canvas.findAllByRole("radio");
  // Each row has its two sides.
  const radio = radios[row * 2 + (side === "most" ? 0 : 1)];
  if (!radio) throw new Error(`There is no row ${row}`);
  await userEvent.click(radio);
};

const question: Play = async ({ canvas }) => {
  await canvas.findByRole("heading", { level: 2 });
};

const answerOnly: Play = async (context) => {
  await choose(context, "most", 0);
  await choose(context, "least", 2);
};

const submit: Play = async (context) => {
  await answerOnly(context);
  await context.userEvent.click(context.canvas.getByRole("button", { name: "Submit" }));
};

/** Answers the two choices of a part; the page goes on by itself after each. */
const answerPart = async (context: Parameters<Play>[0], part: string): Promise<void> => {
  for (const number of [1, 2]) {
    const name = new RegExp(`${number} \\w+ 2 .*${part}`, "i");
    await context.canvas.findByRole("heading", { level: 2, name });
    await answerOnly(context);
  }
};

/** In any language. */
const toOpenQuestion: Play = async (context) => {
  const title = () => context.canvas.findByRole("heading", { level: 2 });
  for (let choices = 4; choices > 0; choices--) {
    const { textContent } = await title();
    await answerOnly(context);
    await waitFor(async () => expect((await title()).textContent).not.toBe(textContent));
  }
  await context.canvas.findByRole("textbox");
};

export const Choice: Story = {
  parameters: { visual: { modes: ["more-contrast"] } },
  play: question,
};

export const Loading: Story = {
  parameters: questionnaireAt({ getQuestionnaire: "loading" }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Questionnaire" });
  },
};

export const OneChosen: Story = {
  play: async (context) => {
    await choose(context, "most", 1);
    await context.canvas.findByText("Now choose what fits you least.");
  },
};

export const SameChosenTwice: Story = {
  play: async (context) => {
    await choose(context, "most", 1);
    await choose(context, "least", 1);
    await context.canvas.findByText("Now choose what fits you most.");
  },
};

export const GoneOn: Story = {
  play: async (context) => {
    await answerOnly(context);
    const heading = await context.canvas.findByRole("heading", { level: 2, name: /2 of 2/ });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

export const Unanswered: Story = {
  play: says(/Choose one sentence that fits you most/, presses("Next", question)),
};

/** Above the question that begins a part: what was chosen so far, counted. */
export const PartBegins: Story = {
  play: async (context) => {
    await answerPart(context, "Everyday");
    await context.canvas.findByText(/\d+ are not/);
  },
};

export const Open: Story = { play: toOpenQuestion };

export const OpenTooShort: Story = {
  play: async (context) => {
    await toOpenQuestion(context);
    await context.userEvent.type(context.canvas.getByRole("textbox"), "At sea.");
    await context.userEvent.click(context.canvas.getByRole("button", { name: "Next" }));
    await context.canvas.findByText(/at least 10 characters/);
  },
};

/** Asked about once more; the second press goes on with it. */
export const OpenDoubted: Story = {
  parameters: inEachLanguage,
  play: async (context) => {
    await toOpenQuestion(context);
    const answer = context.canvas.getByRole("textbox");
    await context.userEvent.type(answer, "asdf asdf asdf");
    const next = context.canvas.getAllByRole("button").at(-1);
    if (next === undefined) throw new Error("There is no way on");
    await context.userEvent.click(next);
    await context.canvas.findByText(/\?$/, { selector: "main [role='status'] *" });
  },
};

export const Last: Story = { parameters: single(), play: shows("button", "Submit", answerOnly) };

export const Submitting: Story = {
  parameters: single({ submitAnswers: "loading" }),
  play: says("Your answers are being sent…", submit),
};

export const WaitingForNetwork: Story = {
  parameters: single({ submitAnswers: "unreachable" }),
  play: says("Your answers are not sent yet", submit),
};

export const SubmitFailed: Story = {
  parameters: single({ submitAnswers: "internal" }),
  play: says("An error occurred during submission.", submit),
};

export const AnswerRefused: Story = {
  parameters: questionnaireAt({ submitAnswers: "mostIsLeast" }),
  play: async (context) => {
    await toOpenQuestion(context);
    const words = { Next: "By the sea, in the rain.", Submit: "That I sing to the tomatoes." };
    for (const [name, text] of Object.entries(words)) {
      await context.userEvent.type(await context.canvas.findByRole("textbox"), text);
      await context.userEvent.click(context.canvas.getByRole("button", { name }));
    }
    await context.canvas.findByText(/This answer could not be accepted/);
    const heading = context.canvas.getByRole("heading", { level: 2, name: /2 of 2 in Everyday/ });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

export const AlreadyComplete: Story = {
  parameters: questionnaireAt({ getMe: "onboardingComplete", getCompletionStatus: "completed" }),
  play: async ({ canvas }) => {
    await canvas.findByText("You have already answered the questionnaire");
    await canvas.findByText(/You can answer again from February 19, 2027 on/);
  },
};

const again = questionnaireAt({ getMe: "onboardingComplete", getCompletionStatus: "againOpen" });

/** 90 days later, new answers are taken in the place of the old ones. */
export const AnswerAgain: Story = {
  parameters: { ...again, ...inEachLanguage },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1 });
    await canvas.findAllByRole("button");
  },
};

/** The questionnaire begins without answers, whatever was chosen the first time. */
export const AnsweringAgain: Story = {
  parameters: again,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Answer again" }));
    await canvas.findByText(/You begin from the start/);
    for (const radio of await canvas.findAllByRole("radio")) await expect(radio).not.toBeChecked();
  },
};

export const LoadFailed: Story = {
  parameters: questionnaireAt({ getQuestionnaire: "internal" }),
  play: says("Could not load the questionnaire. Please try again later."),
};

export const Empty: Story = {
  parameters: questionnaireAt({ getQuestionnaire: "empty" }),
  play: says("Could not load the questionnaire. Please try again later."),
};

export const StatusUnknown: Story = {
  parameters: questionnaireAt({ getCompletionStatus: "internal" }),
  play: says("Could not verify your questionnaire status."),
};

export const ChoiceGermanOnPhone: Story = {
  parameters: questionnaireAt({ getQuestionnaire: "german" }),
  play: question,
  globals: germanOnPhone,
};

export const CompleteGermanOnPhone: Story = {
  ...AlreadyComplete,
  play: question,
  globals: germanOnPhone,
};

export const RightToLeft: Story = { play: question, globals: { direction: "rtl" } };
