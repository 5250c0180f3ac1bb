import { useIntl } from "@gemel/i18n";
import { Button } from "react-aria-components/Button";
import { Clamped } from "../../foundation/Clamped.tsx";
import { Avatar } from "../Avatar/Avatar.tsx";
import * as css from "./MatchFaces.css.ts";

export interface MatchFaceProps {
  name: string;
  /** Address of their picture. */
  picture?: string | undefined;
  /** No message has been written yet: a garnet ring, and in words. @default false */
  isNew?: boolean;
  /** Leads to the conversation with them. */
  onPress: () => void;
}

/** One face of a `MatchFaces`. */
export function MatchFace({ name, picture, isNew = false, onPress }: MatchFaceProps) {
  const intl = useIntl();
  return (
    <li className={css.item}>
      <Button className={css.face} onPress={onPress}>
        <span className={css.ring[isNew ? "fresh" : "known"]}>
          <Avatar name={name} size="face" src={picture} />
        </span>
        {isNew ? (
          <span className={css.badge}>{intl.formatMessage({ id: "people.faces.new" })}</span>
        ) : null}
        <bdi className={css.name}>
          <Clamped lines={2}>{name}</Clamped>
        </bdi>
      </Button>
    </li>
  );
}
