import { useIntl } from "@gemel/i18n";
import { Trash2 } from "lucide-react";
import type { Ref } from "react";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { withScheme, type SocialLink } from "./social-links.ts";
import * as styles from "./SocialLinksField.css.ts";

/** Most code points of each part (the contract's `SocialLinkDraft`). */
const maxLength: Readonly<Record<keyof SocialLink, number>> = { platform: 40, url: 2048 };

export interface SocialLinkFieldsProps {
  /** Counted from 1. */
  number: number;
  link: SocialLink;
  isDisabled: boolean;
  /** The first control of the row. */
  inputRef: Ref<HTMLInputElement>;
  onChange: (part: Partial<SocialLink>) => void;
  onRemove: () => void;
}

export function SocialLinkFields(props: SocialLinkFieldsProps) {
  const { number, link, isDisabled, inputRef, onChange, onRemove } = props;
  const intl = useIntl();
  const complete = (): void => {
    if (withScheme(link.url) !== link.url) onChange({ url: withScheme(link.url) });
  };
  const tooLong = (part: keyof SocialLink) => (typed: string) =>
    [...typed].length > maxLength[part]
      ? intl.formatMessage({ id: "ui.field.tooLong" }, { count: maxLength[part] })
      : null;
  return (
    <li>
      <div
        role="group"
        aria-label={intl.formatMessage({ id: "ui.socialLinks.row" }, { number })}
        className={styles.row}
      >
        <div className={styles.platform}>
          <TextField
            label={intl.formatMessage({ id: "ui.socialLinks.platform" })}
            placeholder="Instagram"
            value={link.platform}
            onChange={(platform) => onChange({ platform })}
            validate={tooLong("platform")}
            isDisabled={isDisabled}
            inputRef={inputRef}
          />
        </div>
        <div className={styles.url}>
          <TextField
            label={intl.formatMessage({ id: "ui.socialLinks.url" })}
            type="url"
            inputMode="url"
            placeholder="https://"
            value={link.url}
            onChange={(url) => onChange({ url })}
            validate={tooLong("url")}
            onBlur={complete}
            // Enter sends the form out of the field, and its check comes first.
            onKeyDown={(event) => {
              if (event.key === "Enter") complete();
            }}
            isDisabled={isDisabled}
          />
        </div>
        <div className={styles.remove}>
          <IconButton
            label={intl.formatMessage({ id: "ui.socialLinks.remove" }, { number })}
            isDisabled={isDisabled}
            onPress={onRemove}
          >
            <Trash2 aria-hidden size="1em" />
          </IconButton>
        </div>
      </div>
    </li>
  );
}
