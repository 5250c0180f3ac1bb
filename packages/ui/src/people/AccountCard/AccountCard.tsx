import type { ReactNode } from "react";
import { Avatar } from "../Avatar/Avatar.tsx";
import * as css from "./AccountCard.css.ts";

export interface AccountCardProps {
  /** The nickname; null while there is none. */
  name: string | null;
  /** The e-mail address: gives the initials while there is no name. */
  address: string;
  /** Address of the member's picture; without one the initials stand in. */
  picture?: string | undefined;
  /** A sentence about the account. */
  children: ReactNode;
}

/**
 * Shows whose account it is: the member's own face and name above their settings.
 *
 * Not for the card that others see of a member (`OwnCard`).
 */
export function AccountCard({ name, address, picture, children }: AccountCardProps) {
  return (
    <div className={css.card}>
      <span className={css.face}>
        <Avatar name={name ?? address} size="face" src={picture} />
      </span>
      <div className={css.words}>
        {name === null ? null : (
          <p translate="no" className={css.name}>
            <bdi>{name}</bdi>
          </p>
        )}
        <p className={css.text}>{children}</p>
      </div>
    </div>
  );
}
