import { expect, test } from "vitest";
import { chooseScript } from "./choose-script.ts";

test.each([
  ["the twin's", "e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a08", "twinThinksAndAnswers"],
  ["another member's twin's", "e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a09", "otherTwinThinksAndAnswers"],
  ["the advisor's", "e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a0a", "advisorThinksAndAnswers"],
  ["a user's", "e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a01", "userWritesBack"],
  ["an unknown", "11111111-2222-4333-8444-555555555555", "userWritesBack"],
  ["every", "00000000-0000-0000-0000-000000000000", "memberEvents"],
])("%s conversation gets what suits it", (_, conversationId, name) => {
  expect(chooseScript(conversationId)).toBe(name);
});
