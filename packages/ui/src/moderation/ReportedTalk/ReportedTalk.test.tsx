import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { ReportedTalk, type ReportedTalkMessage } from "./ReportedTalk.tsx";

const said = (message: Partial<ReportedTalkMessage>): ReportedTalkMessage => ({
  id: "1",
  sender: "reported",
  isWithTwin: false,
  kind: "text",
  text: "Buy my watches.",
  sentAt: new Date(2026, 10, 19, 1, 12),
  ...message,
});

const talk = (...messages: ReportedTalkMessage[]) => (
  <ReportedTalk
    label="The conversation"
    names={{ reported: "Matteo", reporter: "Rosalind" }}
    messages={messages}
  />
);

test("shows author, text and time, in order", async () => {
  const screen = await render(
    talk(
      said({}),
      said({ id: "2", sender: "reporter", text: "No." }),
      said({ id: "3", sender: "former_member", text: "Bye." }),
    ),
  );
  const items = screen.getByRole("list", { name: "The conversation" }).getByRole("listitem");
  await expect.element(items.first()).toBeVisible();
  const time = "Nov 19, 2026, 1:12 AM";
  expect(items.elements().map((item) => item.textContent?.replaceAll("\u202f", " "))).toEqual([
    `MatteoReported member${time}Buy my watches.`,
    `RosalindReporting member${time}No.`,
    `Former member${time}Bye.`,
  ]);
});

test("tells what a digital twin said, and what was said to it, from the two members' words", async () => {
  const screen = await render(
    talk(
      said({ sender: "reporter", isWithTwin: true, text: "Who are you?" }),
      said({ id: "2", isWithTwin: true, text: "I sell watches." }),
    ),
  );
  const items = screen.getByRole("list", { name: "The conversation" }).getByRole("listitem");
  await expect.element(items.first()).toBeVisible();
  const labels = items.elements().map((item) => item.querySelector("p")?.textContent);
  expect(labels).toEqual([
    expect.stringMatching(/^RosalindReporting member, to the digital twinNov/),
    expect.stringMatching(
      /^MatteoDigital twin: words of an AI, or quotations of the member’s answersNov/,
    ),
  ]);
});

test("plays a recording that was kept, and says where none was", async () => {
  const load = () => Promise.resolve(new Blob());
  const screen = await render(
    talk(
      said({ kind: "audio", text: "I wait.", load }),
      said({ id: "2", kind: "audio", text: null }),
    ),
  );
  await expect.element(screen.getByRole("group", { name: "Recording of Matteo" })).toBeVisible();
  await expect.element(screen.getByText("I wait.")).toBeVisible();
  await expect.element(screen.getByText("The recording was not kept.")).toBeVisible();
});
