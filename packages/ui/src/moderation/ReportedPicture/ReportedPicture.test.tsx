import { expect, test } from "vitest";
import { people } from "../../people/testing/people.ts";
import { render } from "../../testing/render.tsx";
import { ReportedPicture } from "./ReportedPicture.tsx";

test("shows the whole picture, never wider than its place", async () => {
  const screen = await render(
    <div style={{ inlineSize: 200 }}>
      <ReportedPicture src={people.matteo.picture} alt="Picture of Matteo at that time" />
    </div>,
  );
  const picture = screen.getByRole("img", { name: "Picture of Matteo at that time" });
  await expect.element(picture).toBeVisible();
  await expect.poll(() => picture.element().getBoundingClientRect().width).toBe(200);
  await expect.poll(() => picture.element().getBoundingClientRect().height).toBe(200);
});
