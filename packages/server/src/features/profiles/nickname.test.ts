import { expect, it } from "vitest";
import { isReservedNickname, parseNickname, requireOneScript } from "./nickname.ts";

it.each(["Zoë M.", "O'Brien", "水玉のみずき", "نور من بيروت", "Anne-Marie_7", "Żółć łąk"])(
  "takes %s",
  (name) => {
    expect(parseNickname(name).shown).toBe(name);
  },
);

it("compares without regard to case, width or how accents are written", () => {
  const keys = ["Zoë Marie", "ZOË MARIE", "zoe\u0308 marie", "  Zoë   Marie "].map(
    (name) => parseNickname(name).key,
  );
  expect(new Set(keys).size).toBe(1);
});

it.each([
  ["Zoë ", "too_short"],
  ["x".repeat(31), "too_long"],
  ["Zoë 🦊 M", "characters"],
  ["\u200bhidden", "characters"],
  ["a\u202ereversed", "characters"],
  ["\u3164\u3164\u3164\u3164\u3164", "characters"],
  ["Robin\u3164", "characters"],
  ["Robin\u115f\u1160", "characters"],
  ["Robin\uffa0", "characters"],
  [`Robin${"\u0301".repeat(14)}`, "characters"],
  ["\u0280\u1d0f\u0299\u026a\u0274", "characters"],
])("refuses %j", (name, code) => {
  expect(() => parseNickname(name)).toThrow(
    expect.objectContaining({
      refusal: "rule_broken",
      details: [expect.objectContaining({ code })],
    }),
  );
});

it.each([
  ["Robin", "R\u043ebin"],
  ["mario", "rnario"],
  ["Alice", "Al\u0131ce"],
  ["paypal", "\u0440\u0430\u0443\u0440\u0430l"],
  ["BEATA", "\u0412\u0415\u0410\u0422\u0410"],
  ["Beata", "\u0392\u0395\u0391\u03a4\u0391"],
  ["Vera Dupont", "Vera Dupont."],
  ["Vera Dupont", "VeraDupont"],
  ["Vera Dupont", "Vera_Dup0nt"],
  ["Vera Dupont", "vera-dupont"],
  ["Julia", "JuIia"],
  ["Alice", "AIice"],
  ["Isabel", "1sabel"],
  ["Ilaria", "llaria"],
  ["ILARIA M.", "Ilaria M"],
])("%s looks like %s, and is another name", (one, other) => {
  const [first, second] = [parseNickname(one), parseNickname(other)];
  expect(second.look).toBe(first.look);
  expect(second.key).not.toBe(first.key);
});

it.each(["Zoë Marie", "Ада Лавлейс", "水玉のみずき", "김민지 金", "نور من بيروت", "12345"])(
  "%s is of one script",
  (name) => {
    expect(() => requireOneScript(parseNickname(name))).not.toThrow();
  },
);

it.each([
  "Moderator",
  "MODERAT0R",
  "Mod\u00e9rateur",
  "Adm1n",
  "Gemel-Team",
  "G.e.m.e.l",
  "G\u0435mel Support",
  "The Team",
  "0612345678",
  "06 12 34 56 78",
  "0 6.1-2 3 4 5 6",
  "Robin 0791234567",
  "1234567",
  "www.evil.com",
  "\u0435vil.\u0441om",
  "Robin insta",
  "Admin2024",
  "Gemel1",
  "Moderatorin",
  "Модератор",
  "админ Анна",
  "管理者です",
  "運営チーム",
  "サポート担当",
  "モデレータです",
  "6emel",
  "1Support",
  "GemelApp",
  "Gemel Bot",
  "Security Team",
  "Mod Team 7",
  "Konto Sicherheit",
  "Soporte",
  "t.me lena",
  "lena.tk",
  "lena dot com",
  "lena at gmail",
  "1nsta lena",
  "tiktok lena",
  "o612345678",
  "lena at mail dot fr",
  "lena on snap",
  "zero six un deux trois quatre",
  "bsky lena",
  "Tik Tok lena",
  "Lena 33612345678",
  "Call 33612345678",
  "L3en6a1 2 3 4 5 6",
  "O6l2E4S678",
  "IG lenalyon",
  "Snap lenalyon",
  "lena.lyon",
  "телеграм лена",
  "GemelHQ",
  "GEMELHQ",
  "askg3mel",
  "GemelPayments",
  "GemelPolice",
  "GemelPremium",
  "GemelFrance",
  "AskGemel",
  "TheGemelCrew",
  "Gemels Team",
  "Duo Advisor",
  "Duo your advisor",
  "DuoGemel",
  "DuoCoach",
  "Trust and Safety",
  "Customer Service",
  "Customer Care",
  "Community Manager",
  "Account Review",
  "Verified Member",
  "Sicherheitsteam",
  "Verifizierungsteam",
  "System message",
  "Former member",
  "Deleted member",
  "Ancien membre",
  "Ehemaliges Mitglied",
  "Früheres Mitglied",
  "Ex membro",
  "Antiguo miembro",
  "Sicherheitsteam Anna",
  "Anna Security Team",
  "Trust and Safety Lena",
  "\u00c9quipe de s\u00e9curit\u00e9 Anna",
  "Equipo de Seguridad",
  "Account Verification 24",
  "Digital Twin",
  "YourTwin",
  "Digitaler Zwilling",
  "AI assistant",
  "KI-Assistent",
  "Assistant IA",
  "AI Answer",
  "No reply",
  "Sysadmin",
  "Unknown member",
  "Safety Check",
  "Privacy Team Anna",
])("%s is reserved", (name) => {
  expect(isReservedNickname(parseNickname(name))).toBe(true);
});

// Names of twins as the list of conversations shows them.
it.each([
  "Your twin",
  "Anna\u2019s twin",
  "Dein Zwilling",
  "Der Zwilling von Anna",
  "Ton jumeau",
  "Le jumeau d\u2019Anna",
  "Le jumeau de Lena",
  "Il tuo gemello",
  "Il gemello di Anna",
  "Tu gemelo",
  "El gemelo de Anna",
])("%s is the name of a twin", (name) => {
  expect(isReservedNickname(parseNickname(name))).toBe(true);
});

it.each([
  "Gemelli Anna",
  "Dream Team Anna",
  "J.de Vries",
  "Helper bee",
  "Robin 1984",
  "Systema",
  "Robin 0123456",
  "Ginger Snap",
  "Anna.Lena",
  "2001 Anna",
  "Sicher Anna",
  "Anna News",
  "Mr.Love",
  "Anna_Lena 12",
  "Anna-Lena",
  "Jo O'Neil",
  "Duomo",
  "Duo Anna",
  "Gemma",
  "Gemelli",
  "Gem Elliott",
  "Manager Max",
  "Team Anna",
  "Community Manager Max",
  "Trust Anna",
  "Della",
  "Anna la Segura",
  "Evil Twin",
  "Twin Sister",
  "Gemella Rossi",
  "Mia Le",
  "La Lala",
  "Kia Aiko",
  "Anna Operator",
])("%s is not reserved", (name) => {
  expect(isReservedNickname(parseNickname(name))).toBe(false);
});

it.each(["R\u043ebin", "Ada Лав", "Zoë の花子"])("%s is not", (name) => {
  expect(() => requireOneScript(parseNickname(name))).toThrow(
    expect.objectContaining({ refusal: "rule_broken" }),
  );
});
