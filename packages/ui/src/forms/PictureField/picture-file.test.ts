import { expect, it } from "vitest";
import { maxBytes, refusal } from "./picture-file.ts";

const file = (bytes: number, type: string): File =>
  new File([new Uint8Array(bytes)], "a", { type });

it("tries PNG and JPEG up to 10 MB", () => {
  expect(refusal(file(10, "image/png"))).toBeUndefined();
  expect(refusal(file(maxBytes, "image/jpeg"))).toBeUndefined();
});

it("refuses what is larger, and other types whatever their size", () => {
  expect(refusal(file(maxBytes + 1, "image/jpeg"))).toBe("ui.pictureField.tooLarge");
  expect(refusal(file(10, "image/gif"))).toBe("ui.pictureField.wrongType");
  expect(refusal(file(10, ""))).toBe("ui.pictureField.wrongType");
});
