import type { Language } from "../../../services/accounts/account.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import type { Phrases } from "./phrases.ts";

/** The crowd's phrases by language. */
export const phrasesIn: Readonly<Record<Language, Phrases>> = { en, fr, de, it, es };
