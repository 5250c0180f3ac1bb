import { expect, it } from "vitest";
import { composeMail } from "./compose-mail.ts";

it("is headed by its subject in HTML, and names its link a second time as text", () => {
  const link = "https://gemel.example/settings?a=1&b=2";
  const { subject, html = "" } = composeMail({
    id: "x",
    kind: "exportReady",
    to: "ada@example.com",
    language: "en",
    link,
  });
  expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toBe(subject);
  expect(html.split(">https://gemel.example/settings?a=1&amp;b=2</a>")).toHaveLength(2);
});

const composed = (kind: "warned" | "reinstated") =>
  composeMail({
    id: "x",
    kind,
    to: "ada@example.com",
    language: "en",
    link: "https://gemel.example",
  });

it("ends as a letter does, with the rings at its top, but where it warns", () => {
  const [friendly, grave] = [composed("reinstated"), composed("warned")];
  expect(friendly.text).toContain("\n\nWarmly,\nGemel\n\n");
  expect(friendly.html).toContain("Warmly,<br>Gemel");
  expect(friendly.html).toContain("[if !mso]");
  expect(grave.text).not.toContain("Warmly");
  expect(grave.html).not.toContain("Warmly");
  expect(grave.html).not.toContain("[if !mso]");
});
