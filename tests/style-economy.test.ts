import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { textPairs } from "../packages/theme/src/contrast/pairs.ts";

const top = resolve(import.meta.dirname, "..");
const parts = "packages/ui/src/";

const files = globSync([`${parts}**/*.css.ts`, "app/{routes,shell}/**/*.css.ts"], {
  cwd: top,
}).map((path) => ({
  path: path.replace(parts, "").replace(".css.ts", ""),
  code: readFileSync(resolve(top, path), "utf8"),
}));

/** The values of properties in a file; a constant of the file stands for its value. */
function valuesOf(code: string, property: RegExp): readonly string[] {
  const pattern = new RegExp(`\\b(?:${property.source}): (\`[^\`]*\`|"[^"]*"|[\\w.[\\]]+)`, "g");
  return [...code.matchAll(pattern)].map(([, value = ""]) => {
    if (!/^\w+$/.test(value)) return value;
    const constant = new RegExp(`^(?:export )?const ${value} = ([^;]+);$`, "m");
    return constant.exec(code)?.[1] ?? value;
  });
}

/**
 * Returns the steps of a value: tokens and plain lengths. A value that is computed from others, comes from
 * outside or is a part of a drawing (`em`) is no step of its own.
 */
const stepsOf = (value: string): readonly string[] =>
  /calc|env\(/.test(value)
    ? []
    : value
        .replaceAll(/["`{}$]/g, "")
        .split(/\s+/)
        .filter((step) => /^vars\.|^\d.*(?:rem|px|%)$/.test(step));

function stepsInUse(property: RegExp): readonly string[] {
  const steps = files.flatMap(({ code }) => valuesOf(code, property).flatMap(stepsOf));
  return [...new Set(steps)].toSorted();
}

/** Styles in which a font size sets the size of a drawing, which is built in `em`. */
const drawings: Readonly<Record<string, string>> = {
  "actions/Button/Button": "icon",
  "actions/ExternalLink/ExternalLink": "icon",
  "actions/IconButton/IconButton": "icon",
  "brand/Logo/Logo": "rings",
  "charts/CompatibilityGraph/CompatibilityGraph": "sign in a number",
  "chat/AiLabel/AiFace": "icon",
  "chat/ChatHeader/ChatHeader": "face",
  "chat/MessageList/MessageList": "face",
  "feedback/Badge/Badge": "icon",
  "feedback/EmptyState/EmptyState": "icon",
  "feedback/Spinner/Spinner": "rings",
  "layout/Invitation/Invitation": "rings",
  "layout/Page/Page": "faces",
  "layout/Suggestion/Suggestion": "icon",
  "media/AudioPlayer/PlayButton": "icon",
  "media/RecordButton/RecordTrigger": "icon",
  "media/VoicePopup/VoicePopup": "face",
  "media/VoicePopup/VoiceRings": "rings",
  "navigation/AccountMenu/AccountMenu": "face and icon",
  "navigation/NavLink/NavLink": "icon",
  "navigation/Switcher/Switcher": "icon",
  "overlays/Menu/Menu": "icon",
  "people/Avatar/Avatar": "face",
  "people/CandidateCard/CandidateCard": "icon",
  "people/ConversationItem/ConversationItem": "face",
  "people/FilterChips/FilterChips": "icon",
  "people/MatchCelebration/MatchCelebration": "faces",
  "people/MatchFaces/MatchFaces": "faces",
  "people/OnboardingGuide/OnboardingGuide": "rings",
  "people/PairSample/PairSample": "faces",
  "people/SessionItem/SessionItem": "icon",
};

const isLiteral = (value: string): boolean => /^["`\d]/.test(value);

test("texts have at most 8 sizes, each a token; other font sizes are those of drawings", () => {
  const sizes = files.flatMap(({ path, code }) =>
    valuesOf(code, /fontSize/).map((value) => ({ path, value })),
  );
  const ofTexts = sizes.filter(({ path, value }) => !(isLiteral(value) && path in drawings));
  expect(ofTexts.filter(({ value }) => isLiteral(value))).toEqual([]);
  const tokens = new Set(
    ofTexts.map(({ value }) => value).filter((value) => value.startsWith("vars")),
  );
  expect(tokens.size).toBeLessThanOrEqual(8);
  const drawn = new Set(sizes.filter(({ value }) => isLiteral(value)).map(({ path }) => path));
  expect(Object.keys(drawings).filter((path) => !drawn.has(path))).toEqual([]);
});

test.each([
  { what: "gaps", property: /gap|rowGap|columnGap/, max: 8 },
  { what: "paddings", property: /padding\w*/, max: 12 },
])("there are at most $max $what", ({ property, max }) => {
  const steps = stepsInUse(property);
  expect(steps.length, steps.join(", ")).toBeLessThanOrEqual(max);
});

test("a text is cut after some lines by `Clamped` alone, which ends it after a whole word", () => {
  const cutting = files.filter(({ code }) => /LineClamp/.test(code)).map(({ path }) => path);
  expect(cutting).toEqual(["foundation/clamped"]);
});

test("a shadow is one of two; what has no blur is an edge", () => {
  const shadows = files.flatMap(({ code }) => valuesOf(code, /boxShadow/));
  const isEdge = (value: string): boolean => /^[`"](?:none"|(?:inset )?0 0 0 )/.test(value);
  expect([...new Set(shadows.filter((value) => !isEdge(value)))].toSorted()).toEqual([
    "vars.shadow.overlay",
    "vars.shadow.raised",
  ]);
});

/** Styles with another colour, and their purposes. */
const otherColors: Readonly<Record<string, string>> = {
  "actions/IconButton/IconButton edge": "disabled",
  "navigation/Tabs/Tabs edge": "disabled",
  "people/Avatar/Avatar onTint": "initials on a tint",
  "people/MatchFaces/MatchFaces edge": "marks and rings",
  "people/Portrait/Portrait onTint": "initials on a tint",
};

// Axe does not look at what is hidden from screen readers.
test("texts have the colours that are measured as texts", () => {
  const measured = new Set<string>(textPairs.map(([foreground]) => foreground));
  const found = files.flatMap(({ path, code }) =>
    valuesOf(code, /color/)
      .flatMap((value) => /^vars\.color\.(\w+)$/.exec(value)?.[1] ?? [])
      .filter((name) => !measured.has(name))
      .map((name) => `${path} ${name}`),
  );
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(otherColors));
});
