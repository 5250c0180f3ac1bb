import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { ReportCard, type ReportCardProps } from "./ReportCard.tsx";

const card = (props: Partial<ReportCardProps> = {}) => (
  <ReportCard
    href="#report"
    reason="spam"
    severity="low"
    details="Sells watches."
    reporter={{ nickname: "Rosalind", standing: "active" }}
    reported={{ nickname: "Matteo", standing: "active" }}
    createdAt={new Date(2026, 10, 19, 22, 14)}
    ruling={null}
    now={new Date(2026, 10, 21, 22, 14)}
    {...props}
  />
);

test("one link says why and about whom, and leads to the report", async () => {
  const screen = await render(card());
  const link = screen.getByRole("link");
  await expect.element(link).toHaveAccessibleName("Spam / Scam: Matteo");
  await expect.element(link).toHaveAttribute("href", "#report");
  await expect.element(screen.getByText("Reported by Rosalind", { exact: true })).toBeVisible();
});

test("says what was decided, and how the member stands", async () => {
  const by = { nickname: null, standing: "deleted" } as const;
  const ruling = { action: "suspend", by, at: new Date(2026, 10, 20) } as const;
  const screen = await render(
    card({ ruling, reported: { nickname: "Matteo", standing: "suspended" } }),
  );
  await expect
    .element(screen.getByText("Suspended by a former member on November 20, 2026"))
    .toBeVisible();
  await expect.element(screen.getByText("Reported by Rosalind on November 19, 2026")).toBeVisible();
  await expect.element(screen.getByText("Suspended", { exact: true })).toBeVisible();
});

test("says how many report the same one, what else the reporter reported, and earlier measures", async () => {
  const facts = () =>
    [...document.querySelectorAll("article li")].map(({ textContent }) =>
      textContent?.replaceAll("\u00A0", " "),
    );
  const reporterHistory = { reports: 5, dismissed: 1 };
  const screen = await render(card({ reporters: 3, reporterHistory, earlierMeasures: 2 }));
  expect(facts()).toEqual([
    "Reported by Rosalind",
    "3 members report this one.",
    "Rosalind has sent 5 reports; 1 was dismissed",
    "2 earlier measures",
  ]);
  await screen.rerender(card({ reporterHistory: { reports: 1, dismissed: 0 } }));
  expect(facts()).toEqual(["Reported by Rosalind"]);
});

test("a deleted member has no name", async () => {
  const screen = await render(card({ reported: { nickname: null, standing: "deleted" } }));
  await expect
    .element(screen.getByRole("article"))
    .toHaveAccessibleName("Spam / Scam: a former member");
});

test("says how early it is to be read, and how old it is, while it waits", async () => {
  const screen = await render(card({ severity: "high" }));
  await expect.element(screen.getByText("Urgent")).toBeVisible();
  await expect.element(screen.getByText("2 days ago")).toBeVisible();
  const by = { nickname: "Ingrid", standing: "active" } as const;
  await screen.rerender(card({ ruling: { action: "warn", by, at: new Date(2026, 10, 20) } }));
  await expect.element(screen.getByText("Can wait")).not.toBeInTheDocument();
  await expect.element(screen.getByText("2 days ago")).not.toBeInTheDocument();
});

test("keys lead through the reports of a list, from the one that has the focus", async () => {
  const names = ["Ada", "Ben", "Eve"];
  const screen = await render(
    <ul>
      {names.map((nickname) => (
        <li key={nickname}>{card({ reported: { nickname, standing: "active" } })}</li>
      ))}
    </ul>,
  );
  const focused = () => document.activeElement?.ariaLabel?.replace("Spam / Scam: ", "");
  await userEvent.keyboard("j");
  expect(document.activeElement).toBe(document.body);
  screen.getByRole("link").first().element().focus();
  const seen: unknown[] = [];
  for (const key of ["j", "{ArrowDown}", "j", "k", "{ArrowUp}", "k", "{Control>}j{/Control}"]) {
    await userEvent.keyboard(key);
    seen.push(focused());
  }
  expect(seen).toEqual(["Ben", "Eve", "Eve", "Ben", "Ada", "Ada", "Ada"]);
});
