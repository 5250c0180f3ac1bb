import { useIntl } from "@gemel/i18n";
import { Notice } from "../../feedback/Notice/Notice.tsx";
import { Spinner } from "../../feedback/Spinner/Spinner.tsx";
import { heldFoot } from "../../foundation/held-foot.css.ts";
import { useIsWide } from "../../foundation/use-is-wide.ts";
import { Dialog } from "../../overlays/Dialog/Dialog.tsx";
import { Popover } from "../../overlays/Popover/Popover.tsx";
import { CardButtons, cardActionNames, type CardActions } from "../CandidateCard/CardButtons.tsx";
import { PersonFacts } from "../PersonFacts/PersonFacts.tsx";
import { PersonFit } from "../PersonHead/PersonFit.tsx";
import { PersonHead } from "../PersonHead/PersonHead.tsx";
import { Portrait } from "../Portrait/Portrait.tsx";
import { usePersonTexts } from "../use-person-texts.ts";
import type { QuickViewProps } from "./QuickView.tsx";
import * as css from "./QuickView.css.ts";
import type { Place } from "./find-place.ts";
import type { SeenPerson } from "./seen-person.ts";

export interface OpenedQuickViewProps extends Pick<QuickViewProps, "name" | "seen" | "reactions"> {
  /** Names the card. */
  label: string;
  /** The place with room for the card; undefined if there is none. */
  place: Place | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The quick view itself: on a phone from the lower edge, elsewhere beside its subject if there is room. */
export default function OpenedQuickView(props: OpenedQuickViewProps) {
  const { name, seen, reactions, label, place, isOpen, onOpenChange } = props;
  const isWide = useIsWide();
  const buttons =
    reactions && typeof seen === "object" ? (
      <CardButtons
        kind={reactions.kind}
        name={name}
        actions={closing(reactions.actions, () => onOpenChange(false))}
      />
    ) : null;
  return isWide && place ? (
    <Popover {...place} {...{ label, isOpen, onOpenChange }}>
      <div className={css.look}>
        <State seen={seen} />
        {buttons && <div className={heldFoot}>{buttons}</div>}
      </div>
    </Popover>
  ) : (
    <Dialog
      title={<span className={css.title}>{label}</span>}
      footer={buttons && <div className={css.foot}>{buttons}</div>}
      {...{ isOpen, onOpenChange }}
    >
      <div className={css.look}>
        <State seen={seen} />
      </div>
    </Dialog>
  );
}

function State({ seen }: Pick<QuickViewProps, "seen">) {
  const intl = useIntl();
  switch (seen) {
    case "loading":
      return <Spinner label={intl.formatMessage({ id: "ui.spinner.loading" })} />;
    case "notFound":
      return <Notice tone="info">{intl.formatMessage({ id: "people.quickView.absent" })}</Notice>;
    case "dayUsedUp":
      return <Notice tone="info">{intl.formatMessage({ id: "error.dailyLimit" })}</Notice>;
    case "failed":
      return <Notice tone="danger">{intl.formatMessage({ id: "people.quickView.failed" })}</Notice>;
    default:
      return <Look {...seen} />;
  }
}

/** The same actions, each after the view has closed. */
const closing = (actions: CardActions, close: () => void): CardActions =>
  Object.fromEntries(
    cardActionNames.flatMap((name) => {
      const act = actions[name];
      if (act === undefined) return [];
      const closeAndAct = (): void => {
        close();
        act();
      };
      return [[name, closeAndAct]];
    }),
  );

function Look({ person, bio, compatibility }: SeenPerson) {
  const { called } = usePersonTexts(person);
  return (
    <>
      <div className={css.head}>
        <div className={css.face}>
          <Portrait name={called} src={person.picture} />
        </div>
        <div className={css.who}>
          <PersonHead person={person} as="p" />
          <PersonFit person={person} compatibility={compatibility} />
        </div>
      </div>
      {bio === null ? null : (
        <p className={css.bio} dir="auto">
          {bio}
        </p>
      )}
      <PersonFacts person={person} />
    </>
  );
}
