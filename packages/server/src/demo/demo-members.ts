import type { Language } from "../foundation/member.ts";
import type { Sex } from "../features/criteria/criteria.ts";
import type { ProfileChanges } from "../features/profiles/profile.ts";
import type { Disposition } from "./disposition.ts";
import { dispositions } from "./dispositions.ts";

/** Every demo member's password. Trial mode listens on this machine only, and production has none. */
export const DEMO_PASSWORD = "two gemel rings";

export interface DemoMember {
  readonly email: string;
  readonly language: Language;
  /** What the terminal says about them. */
  readonly about: string;
  readonly admin?: boolean;
  readonly nickname?: string;
  readonly isDrawn?: boolean;
  /** Whether they have a voice message: a tune, since there is no recorded voice. */
  readonly hums?: boolean;
  readonly profile: ProfileChanges & { readonly sex?: Sex };
  /** What they are like, for those who have answered the questionnaire. */
  readonly disposition?: Disposition;
  /** Whether the analysis of their answers never begins, so that the waiting can be seen. */
  readonly waits?: boolean;
}

/** Five members of five countries and languages, at least one at each step of onboarding, and an admin. */
export const demoMembers: readonly DemoMember[] = [
  {
    email: "amelie@demo.example",
    language: "fr",
    about: "has just registered, nothing filled in",
    profile: {},
  },
  {
    email: "jonas@demo.example",
    language: "de",
    about: "profile completed, with a voice message",
    nickname: "Jonas vom Elbufer",
    isDrawn: true,
    hums: true,
    profile: {
      first_name: "Jonas",
      last_name: "Petersen",
      birth_date: "1988-03-14",
      sex: "male",
      country: "DE",
      city: "Hamburg",
      bio: "Bootsbauer mit zwei linken Händen beim Kochen. Ich höre lieber zu, als dass ich rede, aber bei Karten und Sternen kann es länger werden.",
      height_cm: 184,
      weight_kg: 81.5,
      social_links: [{ platform: "Mastodon", url: "https://social.example/@jonas" }],
      children_status: "does_not_have_children",
      pets_status: "has_pets",
      child_intent: "yes",
      pet_intent: "yes",
    },
  },
  {
    email: "chiara@demo.example",
    language: "it",
    about: "everything open, insights to read",
    nickname: "Chiara di notte",
    disposition: dispositions.chiara,
    isDrawn: true,
    profile: {
      first_name: "Chiara",
      birth_date: "1994-09-02",
      sex: "female",
      country: "IT",
      city: "Bologna",
      bio: "Lavoro di notte in un forno e di giorno dormo poco. Mi piacciono i treni lenti, i mercati e chi sa ridere di sé.",
      height_cm: 167,
      children_status: "prefers_not_to_say",
      pets_status: "does_not_have_pets",
      child_intent: "do_not_care",
      pet_intent: "do_not_care",
    },
  },
  {
    email: "mateo@demo.example",
    language: "es",
    about: "questionnaire completed, waits for the analysis for ever; with a voice message",
    nickname: "Mateo Norte",
    disposition: dispositions.mateo,
    waits: true,
    isDrawn: true,
    hums: true,
    profile: {
      first_name: "Mateo",
      last_name: "Iglesias",
      birth_date: "1979-12-21",
      sex: "male",
      country: "ES",
      city: "Gijón",
      bio: "Profesor de música y padre de una hija que desafina con orgullo. Busco conversaciones que sigan después del postre.",
      height_cm: 175,
      weight_kg: 74,
      children_status: "has_children",
      pets_status: "does_not_have_pets",
      child_intent: "no",
      pet_intent: "irrelevant",
    },
  },
  {
    email: "robin@demo.example",
    language: "en",
    about: "everything open, with a voice message and without a picture",
    nickname: "Robin in Leith",
    disposition: dispositions.robin,
    hums: true,
    profile: {
      first_name: "Robin",
      birth_date: "1999-06-05",
      sex: "other",
      country: "GB",
      city: "Edinburgh",
      bio: "I map footpaths for a living and get lost for fun. Tea before opinions, please.",
      twin_share_pre_like: false,
    },
  },
  {
    email: "admin@demo.example",
    language: "en",
    about: "admin, everything open",
    admin: true,
    nickname: "Gemel Admin",
    disposition: dispositions.ines,
    isDrawn: true,
    profile: {
      first_name: "Ines",
      birth_date: "1985-01-30",
      sex: "female",
      country: "PT",
      city: "Porto",
    },
  },
];
