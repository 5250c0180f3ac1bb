import { expect, test } from "vitest";
import { LinkButton } from "../../actions/LinkButton/LinkButton.tsx";
import { render } from "../../testing/render.tsx";
import { Suggestion } from "./Suggestion.tsx";

test("is a region named by its title, with the way to it", async () => {
  const screen = await render(
    <Suggestion title="A picture" action={<LinkButton href="#picture">Add a picture</LinkButton>}>
      It is what others see first.
    </Suggestion>,
  );
  const region = screen.getByRole("region", { name: "A picture" });
  await expect.element(region.getByRole("heading", { level: 2 })).toBeVisible();
  await expect.element(region.getByRole("link", { name: "Add a picture" })).toBeVisible();
});
