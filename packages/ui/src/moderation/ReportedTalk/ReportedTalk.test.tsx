import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { ReportedTalk, type ReportedTalkMessage } from "./ReportedTalk.tsx";

const said = (message: Partial<ReportedTalkMessage>): ReportedTalkMessage => ({
  id: "1",
  sender: "reported",
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
