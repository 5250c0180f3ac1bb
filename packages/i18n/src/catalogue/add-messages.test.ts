import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { locales, partialLocales } from "../locales.ts";
import { addMessages, type NewMessage } from "./add-messages.ts";
import { readCatalogue, readSource } from "./read-catalogue.ts";
import { removeMessages } from "./remove-messages.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "gemel-locales-"));
  for (const locale of [...locales, ...partialLocales]) {
    writeFileSync(join(folder, `${locale}.json`), "{}");
  }
});

afterEach(() => rmSync(folder, { recursive: true }));

const hello: NewMessage = {
  description: "A greeting; {name} is the nickname",
  en: "Hello, {name}",
  fr: "Bonjour {name} !",
  de: "Hallo, {name}",
  it: "Ciao, {name}",
  es: "Hola, {name}",
};
const bye: NewMessage = { ...hello, en: "Bye, {name}", ja: "さようなら、{name}さん" };

test("writes every language, sorted, with the typography set", () => {
  expect(addMessages({ "home.hello": hello, "home.bye": bye }, { folder })).toBe(2);
  expect(Object.keys(readSource(folder))).toEqual(["home.bye", "home.hello"]);
  expect(readSource(folder)["home.hello"]).toEqual({
    message: "Hello, {name}",
    description: "A greeting; {name} is the nickname",
  });
  expect(readCatalogue("fr", folder)["home.hello"]).toBe("Bonjour {name}\u202f!");
  expect(readCatalogue("ja", folder)).toEqual({ "home.bye": "さようなら、{name}さん" });
  expect(readFileSync(join(folder, "de.json"), "utf8")).toMatch(/\}\n$/);
});

test("adding the same again changes nothing", () => {
  addMessages({ "home.hello": hello }, { folder });
  expect(addMessages({ "home.hello": hello }, { folder })).toBe(0);
});

test("refuses other words for a known id unless asked to replace them", () => {
  addMessages({ "home.hello": bye }, { folder });
  expect(() => addMessages({ "home.hello": hello }, { folder })).toThrow(/other words/);
  expect(addMessages({ "home.hello": hello }, { folder, replace: true })).toBe(1);
  expect(readCatalogue("en", folder)).toEqual({ "home.hello": "Hello, {name}" });
  expect(readCatalogue("ja", folder)).toEqual({});
});

test("writes nothing when one text is wrong, and names all that is", () => {
  const { it: _, ...withoutItalian } = hello;
  const wrong = { ...withoutItalian, de: "Hallo", description: "" } as NewMessage;
  expect(() => addMessages({ "home.bye": bye, "home.hello": wrong }, { folder })).toThrow(
    [
      "home.hello: description is too short: say where the text stands, in four words or more",
      "home.hello: description does not say what {name} is",
      "home.hello: de: takes {} where English takes {name: text}",
      "home.hello: it: missing",
    ].join("\n"),
  );
  expect(readSource(folder)).toEqual({});
});

test("refuses what is no message, and a key that no catalogue has", () => {
  const odd = { ...hello, pt: "Olá, {name}", fr: 7 } as unknown as NewMessage;
  const text = "Hello" as unknown as NewMessage;
  expect(() => addMessages({ "home.hello": odd, "home.bye": text }, { folder })).toThrow(
    [
      "home.hello: fr: not a text",
      'home.hello: pt: neither "description" nor a language',
      "home.bye: not an object of texts",
    ].join("\n"),
  );
  expect(() => addMessages({}, { folder })).toThrow("no text to add");
  const nothing = {} as NewMessage;
  expect(() => addMessages({ "home.bye": nothing }, { folder })).toThrow("home.bye: en: missing");
});

test("removes a text everywhere, and nothing when one id is unknown", () => {
  addMessages({ "home.hello": hello, "home.bye": bye }, { folder });
  expect(() => removeMessages(["home.bye", "home.no"], folder)).toThrow(/home\.no/);
  removeMessages(["home.bye"], folder);
  expect(readCatalogue("it", folder)).toEqual({ "home.hello": "Ciao, {name}" });
  expect(readCatalogue("ja", folder)).toEqual({});
});
