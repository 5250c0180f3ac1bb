import { useIntl } from "@gemel/i18n";
import { useId, type ReactNode, type Ref } from "react";
import type { Compatibility } from "../../charts/CompatibilityGraph/compatibility.ts";
import { Clamped } from "../../foundation/Clamped.tsx";
import { AudioPlayer } from "../../media/AudioPlayer/AudioPlayer.tsx";
import type { AudioSource } from "../../media/AudioPlayer/use-audio.ts";
import { PersonFacts } from "../PersonFacts/PersonFacts.tsx";
import { PersonFit } from "../PersonHead/PersonFit.tsx";
import { PersonHead } from "../PersonHead/PersonHead.tsx";
import type { Person } from "../person.ts";
import { Portrait } from "../Portrait/Portrait.tsx";
import { QuickView, type QuickViewProps } from "../QuickView/QuickView.tsx";
import { usePersonTexts } from "../use-person-texts.ts";
import { CardButtons, type CardActions, type CardKind } from "./CardButtons.tsx";
import { CardMenu } from "./CardMenu.tsx";
import * as css from "./CandidateCard.css.ts";

export interface CandidateCardProps {
  /** Decides which of the actions are offered: no like and no pass on `given` and `match`. */
  kind: CardKind;
  person: Person;
  /** Null where nothing is known yet. */
  compatibility: Compatibility | null;
  /** The bio; the first three lines stand on the card. */
  bio?: string | null | undefined;
  /** Why the two might get on, in a sentence. */
  reason?: string | undefined;
  /** The candidate's voice message. */
  voice?: AudioSource | undefined;
  /** The first message that came with their like. */
  message?: string | undefined;
  /** The date of the like or the match, as "Liked you on 3 May". */
  note?: ReactNode;
  actions: CardActions;
  /** The whole profile, which opens from the name and the portrait. */
  quickView?: Pick<QuickViewProps, "seen" | "onOpenChange"> | undefined;
  /** @default 2 */
  headingLevel?: 2 | 3;
  /** The card can be focused by script: do so when the one before it has gone. */
  ref?: Ref<HTMLElement>;
}

/**
 * A candidate, in the style of a letter: portrait, name, how well the two fit, the candidate's words, the
 * reason, and the actions. A fact that is not given is not mentioned. On a wide card, the portrait stands
 * beside the words.
 *
 * Not to be thrown away by a swipe, and not for the head of a conversation (`ConversationItem`).
 */
export function CandidateCard(props: CandidateCardProps) {
  const { kind, person, compatibility, bio, reason, voice, message, note, actions } = props;
  const { quickView, headingLevel = 2, ref } = props;
  const intl = useIntl();
  const headingId = useId();
  const { called } = usePersonTexts(person);
  const { picture, hasPicture = picture !== undefined } = person;
  return (
    <article ref={ref} tabIndex={-1} aria-labelledby={headingId} className={css.frame}>
      <div className={css.card} data-faceless={!hasPicture || undefined}>
        <div className={css.top}>
          <Portrait name={called} src={picture} />
          <div className={css.menu}>
            <CardMenu kind={kind} name={called} actions={actions} />
          </div>
          {voice ? (
            <div className={css.voice}>
              <AudioPlayer
                {...voice}
                size="card"
                label={intl.formatMessage({ id: "people.card.voice" }, { name: called })}
              />
            </div>
          ) : null}
        </div>
        <div className={css.body}>
          <div className={css.letter}>
            <PersonHead
              person={person}
              as={`h${headingLevel}`}
              nameId={headingId}
              note={note}
              {...(quickView && {
                asButton: (name) => (
                  <QuickView {...quickView} name={called} reactions={{ kind, actions }}>
                    {name}
                  </QuickView>
                ),
              })}
            />
            {compatibility === null ? null : (
              <div className={css.fit}>
                <PersonFit person={person} compatibility={compatibility} />
              </div>
            )}
            {message === undefined ? null : (
              <blockquote className={css.message} dir="auto">
                {message}
              </blockquote>
            )}
            {bio ? (
              <p className={css.own} dir="auto">
                <Clamped lines={3}>{bio}</Clamped>
              </p>
            ) : null}
            <div className={css.facts}>
              <PersonFacts person={person} isTwinLinked={actions.twin !== undefined} />
            </div>
            {reason === undefined ? null : (
              <p className={css.why} dir="auto">
                <span className={css.whyTitle}>{intl.formatMessage({ id: "people.why" })}</span>
                {reason}
              </p>
            )}
          </div>
          <CardButtons kind={kind} name={called} actions={actions} />
        </div>
      </div>
    </article>
  );
}
