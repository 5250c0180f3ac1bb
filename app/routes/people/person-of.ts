import type { CandidateCardProps } from "@gemel/ui/CandidateCard";
import type { Candidate } from "../../flows/people/use-reaction-list.ts";

type ShownMember = Pick<
  Candidate,
  | "nickname"
  | "age_years"
  | "sex"
  | "children_status"
  | "pets_status"
  | "child_intent"
  | "pet_intent"
  | "city"
  | "country"
>;

/** Returns the facts that a card shows of a person, without those that they prefer not to say. */
export const personOf = (
  { nickname, age_years, sex, children_status, pets_status, city, country, ...wishes }: ShownMember,
  more: Pick<CandidateCardProps["person"], "picture" | "hasPicture" | "isTwinOpen">,
): CandidateCardProps["person"] => ({
  name: nickname,
  age: age_years,
  sex,
  children: children_status === "prefers_not_to_say" ? null : children_status,
  pets: pets_status === "prefers_not_to_say" ? null : pets_status,
  childWish: wishes.child_intent && wishOf[wishes.child_intent],
  petWish: wishes.pet_intent && wishOf[wishes.pet_intent],
  city,
  country,
  ...more,
});

const wishOf = {
  yes: "yes",
  no: "no",
  do_not_care: "open",
  irrelevant: "open",
  prefers_not_to_say: null,
} as const;

/** How well the two fit, as the graph draws it. */
export function fitOf({ compatibility }: Candidate): CandidateCardProps["compatibility"] {
  if (compatibility === null) return null;
  const { low_confidence, is_discreet, reasons: _, ...scores } = compatibility;
  return { ...scores, isLowConfidence: low_confidence, isDiscreet: is_discreet };
}
