import { expect, test } from "vitest";
import { people } from "../../people/testing/people.ts";
import { render } from "../../testing/render.tsx";
import { ReportedPicture } from "./ReportedPicture.tsx";

test("has its place before it has come", async () => {
  const shown = (src: string | undefined) => (
    <div style={{ inlineSize: 200 }}>
      <ReportedPicture src={src} alt="Picture of Matteo at that time" />
    </div>
  );
  const screen = await render(shown(undefined));
  const picture = screen.getByRole("img", { name: "Picture of Matteo at that time" });
  const sizeOf = ({ width, height }: DOMRect) => [width, height];
  expect(sizeOf(picture.element().getBoundingClientRect())).toEqual([200, 200]);
  await screen.rerender(shown(people.matteo.picture));
  await expect.poll(() => sizeOf(picture.element().getBoundingClientRect())).toEqual([200, 200]);
});
