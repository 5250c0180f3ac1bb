import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { ReportSection } from "./ReportSection.tsx";

test("is a region named by its heading", async () => {
  const screen = await render(<ReportSection title="What was told">They shout.</ReportSection>);
  const section = screen.getByRole("region", { name: "What was told" });
  await expect
    .element(section.getByRole("heading", { level: 2 }))
    .toHaveTextContent("What was told");
  await expect.element(section.getByText("They shout.")).toBeVisible();
});
