import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { SkipLink } from "../../navigation/SkipLink/SkipLink.tsx";
import { render } from "../../testing/render.tsx";
import { Main } from "./Main.tsx";

test("is where the skip link leads, by keyboard", async () => {
  const screen = await render(
    <>
      <SkipLink />
      <a href="#elsewhere">Elsewhere</a>
      <Main>
        <button type="button">First of the page</button>
      </Main>
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("main")).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "First of the page" })).toHaveFocus();
});
