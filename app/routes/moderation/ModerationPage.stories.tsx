import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { App } from "../../shell/App.tsx";
import { atAddress } from "../../shell/testing/at-address.tsx";
import { type Play, presses, says, shows } from "../../shell/testing/plays.ts";
import { germanOnPhone, memberScreenAt, type ScreenOptions } from "../../shell/testing/screen.ts";

/** One answer serves both lists of reports: the mock does not read the query. */
const moderationAt = (api: ScreenOptions["api"] = {}, address = "/moderation") =>
  memberScreenAt(address, { getMe: "admin", getReports: "lastPage", ...api });

const report = "/moderation/c1d0a7e4-52b9-4f3e-8d6a-9b7c5e3f1a01";
const reportAt = (api: ScreenOptions["api"] = {}) => moderationAt(api, report);

const meta = {
  title: "Screens/Moderation",
  tags: ["!autodocs"],
  component: App,
  decorators: [atAddress],
  parameters: moderationAt(),
} satisfies Meta<typeof App>;
export default meta;
type Story = StoryObj<typeof meta>;

const cards: Play = async ({ canvas }) => {
  await canvas.findAllByRole("article");
};

const rule =
  (name: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name }));
    await userEvent.click(canvas.getByRole("button", { name: "Decide" }));
  };

export const Open: Story = { play: cards };

export const Loading: Story = {
  parameters: moderationAt({ getReports: "loading", getAuditTrail: "loading" }),
  play: says("Just a moment, it is on its way"),
};

export const NothingWaits: Story = {
  parameters: moderationAt({ getReports: "empty" }),
  play: says("Nothing waits"),
};

export const Failed: Story = {
  parameters: moderationAt({ getReports: "internal" }),
  play: says("The list could not be loaded."),
};

export const Closed: Story = {
  parameters: moderationAt({ getReports: "closed" }, "/moderation?tab=closed"),
  play: cards,
};

export const HeldTexts: Story = {
  parameters: moderationAt({}, "/moderation?tab=held"),
  play: says("Words of Lukas am Deich"),
};

export const HeldTextsEmpty: Story = {
  parameters: moderationAt({ getHeldWords: "empty" }, "/moderation?tab=held"),
  play: says("Nothing is held"),
};

/** Discarding held texts, on a phone and in German. */
export const DiscardingGermanOnPhone: Story = {
  globals: germanOnPhone,
  parameters: moderationAt({}, "/moderation?tab=held"),
  play: shows("alertdialog", "Worte von Lukas am Deich verwerfen?", presses("Verwerfen")),
};

export const AuditTrail: Story = {
  parameters: moderationAt({}, "/moderation?tab=audit"),
  play: says(/^Marisol O\. suspended/),
};

export const AuditEmpty: Story = {
  parameters: moderationAt({ getAuditTrail: "empty" }, "/moderation?tab=audit"),
  play: says("Nothing done yet"),
};

/** Ending a suspension, from the trail. */
export const Reinstating: Story = {
  parameters: moderationAt({}, "/moderation?tab=audit"),
  play: shows("alertdialog", /^Let .* in again\?$/, presses("End the suspension")),
};

export const Report: Story = { parameters: reportAt(), play: says("Your decision") };

export const ReportLoading: Story = {
  parameters: reportAt({ getReport: "loading" }),
  play: says("Just a moment, it is on its way"),
};

export const ReportFailed: Story = {
  parameters: reportAt({ getReport: "internal" }),
  play: says("This report could not be loaded."),
};

export const ReportNotFound: Story = {
  parameters: reportAt({ getReport: "notFound" }),
  play: says("This report is not here"),
};

export const ReportOfTwin: Story = {
  parameters: reportAt({ getReport: "twin" }),
  play: says(/^Digital twin: words of an AI/),
};

export const ReportWithoutEvidence: Story = {
  parameters: reportAt({ getReport: "withoutEvidence" }),
  play: says("No messages were kept with this report."),
};

export const ReportDecided: Story = {
  parameters: reportAt({ getReport: "decided" }),
  play: says("Next report"),
};

/** A ruling that stands can be replaced, or kept. */
export const DecidingAgain: Story = {
  parameters: reportAt({ getReport: "decided" }),
  play: says("Keep the decision", presses("Decide again")),
};

export const DecidingAgainGermanOnPhone: Story = {
  globals: germanOnPhone,
  parameters: reportAt({ getReport: "decided" }),
  play: says("Entscheidung behalten", presses("Neu entscheiden")),
};

export const AskingToSuspend: Story = {
  parameters: reportAt(),
  play: shows("alertdialog", /^Suspend .*\?$/, rule("Suspend")),
};

/** The focus goes on to the next report. */
export const JustDecided: Story = {
  parameters: reportAt({ decideReport: "decided" }),
  play: async (context) => {
    await rule("Warn")(context);
    await waitFor(() =>
      expect(context.canvas.getByRole("link", { name: "Next report" })).toHaveFocus(),
    );
  },
};

export const OwnReport: Story = {
  parameters: reportAt({ decideReport: "ownReport" }),
  play: says(/^This report is yours/, rule("Dismiss")),
};

/** The draft stays, and the focus moves to the notice about it. */
export const AddedMeanwhile: Story = {
  parameters: reportAt({ decideReport: "addedMeanwhile" }),
  play: says(/^Something was added to this report/, rule("Dismiss")),
};

export const GermanOnPhone: Story = {
  globals: germanOnPhone,
  parameters: reportAt(),
  play: says("Deine Entscheidung"),
};

export const GermanListOnPhone: Story = { globals: germanOnPhone, play: cards };

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  parameters: reportAt(),
  play: says("Your decision"),
};
