import { vars } from "@gemel/theme";
import { expect, test } from "vitest";

test("brings the themes and the base: text in our sans, and every token has a value", async () => {
  await import("./styles.ts");
  expect(getComputedStyle(document.body).fontFamily).toContain("Figtree");
  const probe = document.createElement("p");
  probe.style.color = vars.color.garnet;
  document.body.append(probe);
  expect(getComputedStyle(probe).color).not.toBe(getComputedStyle(document.body).color);
  probe.remove();
});
