import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { AuditLine, type AuditLineProps } from "./AuditLine.tsx";

const line = (props: Partial<AuditLineProps> = {}) => (
  <AuditLine
    action="suspend"
    moderator={{ nickname: "Ingrid", standing: "active" }}
    subject={{ nickname: "Matteo", standing: "suspended" }}
    at={new Date(2026, 10, 20, 8, 20)}
    note=""
    {...props}
  />
);

test("names admin, action, member and reason", async () => {
  const screen = await render(line({ note: "Insults at night.", href: "#report" }));
  await expect.element(screen.getByText("Ingrid suspended Matteo")).toBeVisible();
  await expect.element(screen.getByText("Insults at night.")).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "See the report" }))
    .toHaveAttribute("href", "#report");
});

test("names the operator for what a command did, and has no link without a report", async () => {
  const screen = await render(line({ action: "name_admin", moderator: null }));
  await expect.element(screen.getByText("The operator gave Matteo admin rights")).toBeVisible();
  await expect.element(screen.getByRole("link")).not.toBeInTheDocument();
});

test("a deleted member has no name", async () => {
  const screen = await render(line({ subject: { nickname: null, standing: "deleted" } }));
  await expect.element(screen.getByText("Ingrid suspended a former member")).toBeVisible();
});
