import { expect, test } from "vitest";
import { jsonAnswer, textAnswer } from "../testing/answers.ts";
import { smallContract, smallOperation } from "../testing/small-contract.ts";
import { checkAnswer } from "./check-answer.ts";

const thing = { name: "a thing" };
const wait = { "Retry-After": "3" };
const error = { error_code: "not_found", message: "Nothing there." };

test.each([
  ["a documented answer", jsonAnswer(200, thing, wait), []],
  ["a wrapped value", jsonAnswer(200, { name: { Valid: true, String: "x" } }, wait), []],
  ["a documented error", jsonAnswer(404, error), []],
  ["no body where there is none", textAnswer(204, "", ""), []],
  ["501 not_implemented", jsonAnswer(501, { error_code: "not_implemented", message: "" }), []],
  [
    "another 501",
    jsonAnswer(501, error),
    ["the contract does not name 501 here, only 200, 204, 400, 401, 404, 429, 500"],
  ],
  [
    "a body where there is none",
    textAnswer(204, "", "x"),
    ["the answer has a body of 1 bytes, must have none"],
  ],
  [
    "another media type",
    textAnswer(404, "text/html", "<p>"),
    ["the answer is text/html, must be application/json"],
  ],
  [
    "no media type",
    textAnswer(404, "", "{}"),
    ["the answer has no Content-Type, must be application/json"],
  ],
  [
    "JSON that breaks off",
    textAnswer(404, "application/json", '{"a":'),
    ["the body is not valid JSON in UTF-8"],
  ],
  ["a failure", jsonAnswer(500, error), ["the server failed"]],
  ["a header that is missing", jsonAnswer(200, thing), ["the header Retry-After is missing"]],
  [
    "a header that reads wrong",
    jsonAnswer(200, thing, { "Retry-After": "soon" }),
    ['the header Retry-After is "soon", not as the contract says'],
  ],
  ["a field that is missing", jsonAnswer(200, {}, wait), ['the body lacks "name"']],
  [
    "a field too many",
    jsonAnswer(200, { ...thing, password_hash: "x" }, wait),
    ['the body has "password_hash", which the contract does not name'],
  ],
  [
    "a wrong choice",
    jsonAnswer(200, { ...thing, kind: "oval" }, wait),
    ['/kind is "oval", must be one of round, square'],
  ],
  ["none of the forms", jsonAnswer(200, { name: 7 }, wait), ["/name is 7, none of its forms"]],
  [
    "nearly one of the forms",
    jsonAnswer(200, { name: { Valid: "yes" } }, wait),
    ['/name/Valid is "yes", must be boolean'],
  ],
])("%s", (_, answer, problems) => {
  const found = checkAnswer(smallContract, smallOperation("getThing"), answer);
  expect(found.map(({ text }) => text)).toEqual(problems);
});
