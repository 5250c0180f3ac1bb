import { expect, it } from "vitest";
import { push } from "./push.ts";

it("leaves the other end where it is while they do not meet", () => {
  expect(push([25, 45], 0, 30)).toEqual([30, 45]);
  expect(push([25, 45], 1, 30)).toEqual([25, 30]);
});

it("raises the upper end with the lower", () => {
  expect(push([25, 45], 0, 46)).toEqual([46, 46]);
});

it("lowers the lower end with the upper", () => {
  expect(push([25, 45], 1, 24)).toEqual([24, 24]);
});

it("lets both ends be the same", () => {
  expect(push([25, 45], 0, 45)).toEqual([45, 45]);
  expect(push([25, 45], 1, 25)).toEqual([25, 25]);
});
