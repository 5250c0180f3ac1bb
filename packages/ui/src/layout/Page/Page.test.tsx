import { createRef } from "react";
import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { Page } from "./Page.tsx";

test("its heading takes the focus after a change of route, but not from the Tab key", async () => {
  const titleRef = createRef<HTMLHeadingElement>();
  const screen = await render(<Page title="Your profile" titleRef={titleRef} />);
  titleRef.current?.focus();
  const heading = screen.getByRole("heading", { level: 1, name: "Your profile" });
  await expect.element(heading).toHaveFocus();
  await expect.element(heading).toHaveAttribute("tabindex", "-1");
});
