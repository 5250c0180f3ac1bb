import { useIntl } from "@gemel/i18n";
import { useId, type ReactNode, type Ref } from "react";
import type { Compatibility } from "../../charts/CompatibilityGraph/compatibility.ts";
import { AudioPlayer } from "../../media/AudioPlayer/AudioPlayer.tsx";
import type { AudioSource } from "../../media/AudioPlayer/use-audio.ts";
import { PersonFacts } from "../PersonFacts/PersonFacts.tsx";
import { PersonHead } from "../PersonHead/PersonHead.tsx";
import type { Person } from "../person.ts";
import { Portrait } from "../Portrait/Portrait.tsx";
import { usePersonWords } from "../use-person-words.ts";
import type { CardActions, CardKind } from "./card-actions.ts";
import { CardButtons } from "./CardButtons.tsx";
import { CardMenu } from "./CardMenu.tsx";
import * as css from "./CandidateCard.css.ts";

export interface CandidateCardProps {
  /** Decides which of the actions are offered: no like and no pass on `given` and `match`. */
  kind: CardKind;
  person: Person;
  /** Null where nothing is known yet. */
  compatibility: Compatibility | null;
  /** Why the two might get on, in a sentence. */
  reason?: string | undefined;
  /** Their voice message. */
  voice?: AudioSource | undefined;
  /** The first message that came with their like. */
  message?: string | undefined;
  /** When it came about, as "Liked you on 3 May". */
  note?: ReactNode;
  actions: CardActions;
  /** A `QuickView` of them, beside the menu. */
  quickView?: ReactNode;
  /** @default 2 */
  headingLevel?: 2 | 3;
  /** The card can be focused by script: do so when the one before it has gone. */
  ref?: Ref<HTMLElement>;
}

/**
 * Somebody one might get on with: picture, name, how well the two fit and why, what they tell, and
 * what can be done. What is not told is not mentioned.
 *
 * Not to be thrown away by a swipe, and not for the head of a conversation (`ConversationItem`).
 */
export function CandidateCard(props: CandidateCardProps) {
  const { kind, person, compatibility, reason, voice, message, note, actions } = props;
  const { quickView, headingLevel = 2, ref } = props;
  const intl = useIntl();
  const headingId = useId();
  const { called } = usePersonWords(person);
  return (
    <article ref={ref} tabIndex={-1} aria-labelledby={headingId} className={css.card}>
      <div className={css.top}>
        <Portrait name={called} src={person.picture} />
        <div className={css.menu}>
          {quickView}
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
        <PersonHead
          person={person}
          compatibility={compatibility}
          as={`h${headingLevel}`}
          nameId={headingId}
          note={note}
        />
        {reason === undefined ? null : (
          <p className={css.reason} dir="auto">
            {reason}
          </p>
        )}
        {message === undefined ? null : (
          <blockquote className={css.message} dir="auto">
            {message}
          </blockquote>
        )}
        <PersonFacts person={person} />
        <CardButtons kind={kind} name={called} actions={actions} />
      </div>
    </article>
  );
}
