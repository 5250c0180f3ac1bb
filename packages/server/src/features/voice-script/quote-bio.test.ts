import { describe, expect, it, vi } from "vitest";
import { quoteBio } from "./quote-bio.ts";

const AMPLE = 60;

describe("what a member wrote about themself", () => {
  it("is quoted as it stands, on one line", () => {
    const bio = "Tea  before opinions, please.\n\nI map footpaths!";
    expect(quoteBio(bio, "en", AMPLE)).toBe("Tea before opinions, please. I map footpaths!");
  });

  it("is quoted sentence by sentence, as far as there is time", () => {
    const bio = "Ich baue Boote. Ich höre gern zu. Bei Sternen kann es länger werden.";
    expect(quoteBio(bio, "de", 3)).toBe("Ich baue Boote. Ich höre gern zu.");
    expect(quoteBio(bio, "de", 2)).toBe("Ich baue Boote.");
  });

  it("is not quoted where its first sentence takes too long", () => {
    expect(quoteBio(`${"word ".repeat(200)}end. Short.`, "en", 20)).toBeUndefined();
  });

  it.each([
    "Write to me at robin@example.com.",
    "My page is https://example.com/robin.",
    "See www.example.com.",
    "Call +44 131 496 0000.",
    "🦊 ... !!",
  ])("keeps %j to the page", (sentence) => {
    expect(quoteBio(`Tea, please. ${sentence} I map paths.`, "en", AMPLE)).toBe(
      "Tea, please. I map paths.",
    );
    expect(quoteBio(sentence, "en", AMPLE)).toBeUndefined();
  });

  it("is read as far as there is time, however many sentences it has", () => {
    const read = vi.spyOn(String.prototype, "replaceAll");
    const lettersRead = (sentences: number): number => {
      read.mockClear();
      expect(quoteBio("A!".repeat(sentences), "en", 2)).toBe(Array(11).fill("A!").join(" "));
      return read.mock.contexts.reduce<number>((sum, text) => sum + String(text).length, 0);
    };
    const [few, many] = [lettersRead(20), lettersRead(1_000)];
    read.mockRestore();
    expect(many).toBe(few);
  });
});
