import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { Header } from "../Header/Header.tsx";
import { HeaderNotice } from "./HeaderNotice.tsx";

async function open(size: readonly [number, number]) {
  await page.viewport(...size);
  return render(
    <>
      <Header notice={<HeaderNotice title="Not reachable">We keep trying.</HeaderNotice>} />
      <div style={{ blockSize: "200rem" }} />
      <button type="button" id="far">
        Far down
      </button>
      <div style={{ blockSize: "200rem" }} />
    </>,
  );
}

test.each([
  [360, 740],
  [1280, 800],
] as const)("stays in view at %i px and covers nothing that is jumped to", async (...size) => {
  const screen = await open(size);
  const notice = screen.getByRole("alert");
  document.querySelector("#far")?.scrollIntoView();
  await expect.element(notice).toBeInViewport();
  expect(screen.getByRole("button").element().getBoundingClientRect().top).toBeGreaterThanOrEqual(
    notice.element().getBoundingClientRect().bottom,
  );
});

test("begins where the logo does", async () => {
  const screen = await open([1440, 800]);
  const start = (element: Element | null) => element?.getBoundingClientRect().left;
  expect(start(screen.getByRole("alert").element().querySelector("svg"))).toBe(
    start(screen.getByRole("link", { name: "Gemel" }).element()),
  );
});

test("scrolls away on a low screen", async () => {
  const screen = await open([320, 256]);
  document.querySelector("#far")?.scrollIntoView();
  await expect.element(screen.getByRole("alert")).not.toBeInViewport();
});
