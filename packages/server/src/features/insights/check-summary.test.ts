import { locales } from "@gemel/i18n/server";
import { readProfile } from "@gemel/psyche/summary";
import { describe, expect, it } from "vitest";
import { answerAs } from "../../demo/answer-as.ts";
import { dispositions } from "../../demo/dispositions.ts";
import type { Language } from "../../foundation/member.ts";
import { isSummary } from "./check-summary.ts";
import { composeFindings } from "./compose-summary.ts";

const portraits = Object.values(dispositions).map((one) => readProfile(answerAs(one)));

/** Our own texts: an AI's text must be like them. */
const findings = (language: Language): string[] =>
  portraits.map((portrait) => composeFindings(portrait, language));

describe.each(locales)("a summary in %s", (language) => {
  it.each(locales)("passes as one in its own language alone: %s", (wanted) => {
    for (const text of findings(language))
      expect(isSummary(text, wanted)).toBe(wanted === language);
  });
});

const [good = ""] = findings("en");

it.each([
  ["a figure", "Your openness is 78."],
  ["a share in words", "You are open by eighty percent."],
  ["an e-mail address", "Write to ada@example.com."],
  ["a domain", "There is more on www.gemel.example for you."],
  ["a link", "There is [more](more) for you."],
  ["HTML", "There is <b>more</b> for you."],
  ["code", "There is `more` for you."],
  ["a table", "| You | are |"],
  ["a heading of another level", "### You"],
  ["a quotation", "> You are open."],
  ["a rule", "---"],
  ["emphasis that does not end", "You are **open."],
  ["a sign", "You are a star ✨."],
  ["another script", "You are добрый."],
  ["what it is itself", "As a large language model, I think you are open."],
  ["what it is, in short", "I am an AI and you are not."],
  ["a list in a list", "- - You are open."],
])("is none with %s", (_, line) => {
  expect(isSummary(`${good}\n\n${line}`, "en")).toBe(false);
});

it.each([
  ["nothing", ""],
  ["a sentence", "## You\n\nYou are open to what is new and you like it."],
  ["no heading", good.replaceAll("## ", "")],
  ["something before its first heading", `Here is what you asked for.\n\n${good}`],
  [
    "headings alone",
    Array.from({ length: 6 }, () => `## ${"You and the world ".repeat(4)}`).join("\n"),
  ],
  ["too many headings", `${good}\n\n${"## You\n\nYou are.\n\n".repeat(7)}`],
  ["no end", `${good}\n\n${"and you are the one ".repeat(200)}`],
  ["words of no language", `## You\n\n${"Lorem ipsum dolor sit amet. ".repeat(20)}`],
  ["no address to the reader", good.replaceAll(/\b(?:you|your|yours|yourself)\b/giu, "they")],
])("is none with %s", (_, text) => {
  expect(isSummary(text, "en")).toBe(false);
});

it("may speak Italian, in which ai is no AI", () => {
  const [italian = ""] = findings("it");
  expect(isSummary(`${italian}\n\nPensi spesso ai tuoi amici.`, "it")).toBe(true);
});
