import * as css from "./EmailAddress.css.ts";

export interface EmailAddressProps {
  address: string;
}

/**
 * An e-mail address within a text: whole on a line, or broken before its @ where no line is as long. It is
 * never hyphenated, and runs from left to right in every language.
 *
 * Not for a link that opens a mail program (`ExternalLink`), nor for one that is typed (`TextField`).
 */
export function EmailAddress({ address }: EmailAddressProps) {
  const at = Math.max(address.lastIndexOf("@"), 0);
  return (
    <bdi dir="ltr" className={css.address}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </bdi>
  );
}
