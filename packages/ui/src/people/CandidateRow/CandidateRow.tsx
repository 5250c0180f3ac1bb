import { useIntl } from "@gemel/i18n";
import { useId, type ReactNode } from "react";
import { useIsWide } from "../../foundation/use-is-wide.ts";
import { AudioPlayer } from "../../media/AudioPlayer/AudioPlayer.tsx";
import { Avatar } from "../Avatar/Avatar.tsx";
import type { CandidateCardProps } from "../CandidateCard/CandidateCard.tsx";
import { mainActionOf } from "../CandidateCard/CardButtons.tsx";
import { CardMenu } from "../CandidateCard/CardMenu.tsx";
import { PersonFacts } from "../PersonFacts/PersonFacts.tsx";
import { usePersonFacts } from "../PersonFacts/use-person-facts.ts";
import { PersonFit } from "../PersonHead/PersonFit.tsx";
import { QuickView } from "../QuickView/QuickView.tsx";
import { usePersonTexts } from "../use-person-texts.ts";
import * as css from "./CandidateRow.css.ts";
import { questions, RowButtons, RowQuestions } from "./RowButtons.tsx";

export interface CandidateRowProps extends Omit<CandidateCardProps, "bio" | "note"> {
  /** The date of the like or the match, as "Liked you on 3 May". */
  note?: string | undefined;
}

/**
 * A `CandidateCard` for a list of many: the same person and the same actions, their first message at the top.
 * On a phone the less urgent parts are in the menu.
 *
 * Not for a candidate that the member has not seen before (`CandidateCard`).
 */
export function CandidateRow(props: CandidateRowProps) {
  const { kind, person, compatibility, message, reason, voice, note, actions, quickView } = props;
  const { headingLevel = 2, ref } = props;
  const intl = useIntl();
  const headingId = useId();
  const isWide = useIsWide();
  const { called, heading, place } = usePersonTexts(person);
  const isTwinLinked = actions.twin !== undefined;
  const facts = usePersonFacts(person, isTwinLinked);
  const Heading = `h${headingLevel}` as const;
  const named: ReactNode = <bdi>{heading}</bdi>;
  return (
    <article ref={ref} tabIndex={-1} aria-labelledby={headingId} className={css.frame}>
      <div className={css.row}>
        <div className={css.portrait}>
          <Avatar name={called} size="face" src={person.picture} />
          {voice ? (
            <div className={css.voice}>
              <AudioPlayer
                {...voice}
                size="face"
                label={intl.formatMessage({ id: "people.card.voice" }, { name: called })}
              />
            </div>
          ) : null}
        </div>
        <div className={css.text}>
          <div className={css.who}>
            <Heading id={headingId} className={css.name}>
              {quickView ? (
                <QuickView {...quickView} name={called} reactions={{ kind, actions }}>
                  {named}
                </QuickView>
              ) : (
                named
              )}
            </Heading>
            {place === "" ? null : (
              <p className={css.place}>
                <bdi>{place}</bdi>
              </p>
            )}
          </div>
          {message === undefined ? null : (
            <blockquote className={css.message} dir="auto">
              {message}
            </blockquote>
          )}
          {message === undefined && reason !== undefined ? (
            <p className={css.why} dir="auto">
              {reason}
            </p>
          ) : null}
          <div className={css.facts}>
            <PersonFacts {...{ person, isTwinLinked }} />
          </div>
          {isWide ? <RowQuestions kind={kind} name={called} actions={actions} /> : null}
        </div>
        <div className={css.end}>
          {compatibility === null ? null : (
            <div className={css.fit}>
              {/* A row stays low: the quick view says that numbers are rough. */}
              <PersonFit person={person} compatibility={{ ...compatibility, isDiscreet: false }} />
            </div>
          )}
          {note === undefined || (!isWide && mainActionOf[kind] !== null) ? null : (
            <p className={css.since}>{note}</p>
          )}
          <RowButtons kind={kind} name={called} actions={actions} />
        </div>
        <div className={css.menu}>
          <CardMenu
            isPlain
            kind={kind}
            name={called}
            actions={actions}
            {...(isWide
              ? {}
              : {
                  also: questions(kind),
                  facts: [note, ...facts].filter((fact) => fact !== undefined).join("\u00A0· "),
                })}
          />
        </div>
      </div>
    </article>
  );
}
