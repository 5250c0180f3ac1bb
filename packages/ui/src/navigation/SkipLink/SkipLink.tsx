import { useIntl } from "@gemel/i18n";
import * as css from "./SkipLink.css.ts";

export interface SkipLinkProps {
  /** Id of the page's `<main tabIndex={-1}>`. @default "main" */
  targetId?: string;
}

/**
 * The first stop of the Tab key: past the navigation, to the content. Out of sight until focused.
 * Once per page, as its first element.
 *
 * Not for other jumps within a page (`Link`).
 */
export function SkipLink({ targetId = "main" }: SkipLinkProps) {
  const intl = useIntl();
  return (
    <a href={`#${targetId}`} className={css.skipLink}>
      {intl.formatMessage({ id: "ui.skipLink.label" })}
    </a>
  );
}
