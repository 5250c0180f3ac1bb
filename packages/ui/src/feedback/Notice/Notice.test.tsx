import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { Notice } from "./Notice.tsx";

test.each([
  { tone: "info", role: "status" },
  { tone: "success", role: "status" },
  { tone: "warning", role: "alert" },
  { tone: "danger", role: "alert" },
] as const)("$tone is announced as $role", async ({ tone, role }) => {
  const screen = await render(<Notice tone={tone}>Something happened.</Notice>);
  await expect.element(screen.getByRole(role)).toHaveTextContent("Something happened.");
});

test("is silent where it stands from the beginning", async () => {
  const screen = await render(
    <Notice tone="danger" live={false}>
      Something happened.
    </Notice>,
  );
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
});
