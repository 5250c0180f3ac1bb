import { ageInYears } from "../profiles/age.ts";
import type { Profile } from "../profiles/profile.ts";
import type { CardFacts } from "../prompts/facts.ts";

type CardSource = { readonly nickname: string | null } & Pick<
  Profile,
  "birth_date" | "sex" | "country" | "city" | "bio" | "children_status" | "pets_status"
>;

/** Takes from a profile what a card shows, and nothing else. */
export const cardFacts = (
  { nickname, birth_date, sex, country, city, bio, children_status, pets_status }: CardSource,
  today: Date,
): CardFacts => ({
  nickname,
  age: birth_date === null ? null : ageInYears(birth_date, today),
  sex,
  country,
  city,
  bio,
  children_status,
  pets_status,
});
