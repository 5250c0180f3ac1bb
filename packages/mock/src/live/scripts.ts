import type { Script } from "./script.ts";
import { delivery } from "./scripts/delivery.ts";
import { everywhere } from "./scripts/everywhere.ts";
import { person } from "./scripts/person.ts";
import { refusal } from "./scripts/refusal.ts";
import { twin } from "./scripts/twin.ts";

const all = { ...twin, ...person, ...delivery, ...refusal, ...everywhere };

export type ScriptName = keyof typeof all;

/** What the chat socket can play, by name. */
export const scripts: Readonly<Record<ScriptName, Script>> = all;

export const isScriptName = (name: string): name is ScriptName => Object.hasOwn(scripts, name);

/** The error text for an unknown script. */
export const describeUnknown = (name: string): string =>
  `No script "${name}"; there are ${Object.keys(scripts).join(", ")}.`;
