import { expect, it } from "vitest";
import { render } from "../../testing/render.tsx";
import { Badge } from "./Badge.tsx";

it("shows at most its greatest count and speaks the whole", async () => {
  const screen = await render(
    <button type="button">
      Received <Badge count={128} label="128 likes" />
    </button>,
  );
  const button = screen.getByRole("button", { name: "Received 128 likes", exact: true });
  await expect.element(button.getByText("99+", { exact: true })).toBeVisible();
});

it("writes a count as the language does", async () => {
  const screen = await render(<Badge count={2480} max={9999} />, "de");
  await expect.element(screen.getByText("2.480", { exact: true })).toBeVisible();
});

it("shows nought, which is a count as well", async () => {
  const screen = await render(<Badge count={0} />);
  await expect.element(screen.getByText("0", { exact: true })).toBeVisible();
});

it("speaks a word as it stands", async () => {
  const screen = await render(
    <button type="button">
      Twin <Badge tone="twin">AI</Badge>
    </button>,
  );
  await expect
    .element(screen.getByRole("button", { name: "Twin AI", exact: true }))
    .toBeInTheDocument();
});
