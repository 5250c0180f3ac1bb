import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { ReportCard, type ReportCardProps } from "./ReportCard.tsx";

const card = (props: Partial<ReportCardProps> = {}) => (
  <ReportCard
    href="#report"
    reason="spam"
    details="Sells watches."
    reporter={{ nickname: "Rosalind", standing: "active" }}
    reported={{ nickname: "Matteo", standing: "active" }}
    createdAt={new Date(2026, 10, 19, 22, 14)}
    decision={null}
    {...props}
  />
);

test("one link says why and about whom, and leads to the report", async () => {
  const screen = await render(card());
  const link = screen.getByRole("link");
  await expect.element(link).toHaveAccessibleName("Spam / Scam: Matteo");
  await expect.element(link).toHaveAttribute("href", "#report");
  await expect.element(screen.getByText("Reported by Rosalind on November 19, 2026")).toBeVisible();
});

test("says what was decided, and how the member stands", async () => {
  const by = { nickname: null, standing: "deleted" } as const;
  const decision = { action: "suspend", by, at: new Date(2026, 10, 20) } as const;
  const screen = await render(
    card({ decision, reported: { nickname: "Matteo", standing: "suspended" } }),
  );
  await expect
    .element(screen.getByText("Suspended by a former member on November 20, 2026"))
    .toBeVisible();
  await expect.element(screen.getByText("Suspended", { exact: true })).toBeVisible();
});

test("says how many report the same one, and how many reports of the reporter were dismissed", async () => {
  const screen = await render(card({ reporters: 3, dismissed: 1 }));
  await expect
    .element(screen.getByText("3 members report this one. Dismissed reports from Rosalind: 1"))
    .toBeVisible();
  await screen.rerender(card());
  await expect.element(screen.getByText(/members report/)).not.toBeInTheDocument();
});

test("names nobody who is gone", async () => {
  const screen = await render(card({ reported: { nickname: null, standing: "deleted" } }));
  await expect
    .element(screen.getByRole("article"))
    .toHaveAccessibleName("Spam / Scam: a former member");
});
