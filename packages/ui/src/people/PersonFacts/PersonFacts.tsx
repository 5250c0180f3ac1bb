import { useIntl } from "@gemel/i18n";
import { Baby, Bot, PawPrint, UserRound } from "lucide-react";
import { Chip } from "../../layout/Chip/Chip.tsx";
import { ChipList } from "../../layout/Chip/ChipList.tsx";
import type { Person } from "../person.ts";

export interface PersonFactsProps {
  person: Pick<Person, "sex" | "children" | "pets" | "childWish" | "petWish" | "isTwinOpen">;
}

/**
 * What somebody told about themself, as chips; what they keep to themself is not mentioned.
 *
 * Not for filters (`Chip` with `onRemove`).
 */
export function PersonFacts({ person }: PersonFactsProps) {
  const { sex, children, pets, childWish, petWish, isTwinOpen } = person;
  const intl = useIntl();
  const facts = [
    sex ? ({ id: `people.sex.${sex}`, icon: <UserRound size="1em" /> } as const) : null,
    children ? ({ id: `people.children.${children}`, icon: <Baby size="1em" /> } as const) : null,
    childWish
      ? ({ id: `people.childWish.${childWish}`, icon: <Baby size="1em" /> } as const)
      : null,
    pets ? ({ id: `people.pets.${pets}`, icon: <PawPrint size="1em" /> } as const) : null,
    petWish ? ({ id: `people.petWish.${petWish}`, icon: <PawPrint size="1em" /> } as const) : null,
  ].filter((fact) => fact !== null);
  if (facts.length === 0 && !isTwinOpen) return null;
  return (
    <ChipList label={intl.formatMessage({ id: "people.facts" })}>
      {facts.map(({ id, icon }) => (
        <Chip key={id} icon={icon}>
          {intl.formatMessage({ id })}
        </Chip>
      ))}
      {isTwinOpen ? (
        <Chip key="twin" tone="twin" icon={<Bot size="1em" />}>
          {intl.formatMessage({ id: "people.twinOpen" })}
        </Chip>
      ) : null}
    </ChipList>
  );
}
