import { useIntl } from "@gemel/i18n";
import { Plus } from "lucide-react";
import { useId, useState, type ComponentProps, type ReactNode } from "react";
import { Button } from "../../actions/Button/Button.tsx";
import { subtitle } from "../../foundation/text.css.ts";
import * as field from "../Field/Field.css.ts";
import type { SocialLink } from "./social-links.ts";
import { SocialLinkFields } from "./SocialLinkFields.tsx";
import * as styles from "./SocialLinksField.css.ts";
import { useFocusAfterRender } from "./use-focus-after-render.ts";
import { useRows } from "./use-rows.ts";

export interface SocialLinksFieldProps extends Omit<
  ComponentProps<"fieldset">,
  "children" | "className" | "onChange" | "defaultValue"
> {
  label: ReactNode;
  /** Help above the rows. While there are none, the field's own words stand in its place. */
  description?: ReactNode;
  /** A list of `{ platform, url }`, in the order to show. */
  value?: readonly SocialLink[];
  defaultValue?: readonly SocialLink[];
  /** Called at every change, half-filled rows included. */
  onChange?: (links: SocialLink[]) => void;
}

const MAX_LINKS = 10;

/**
 * A list of platforms and addresses that grows and shrinks. Adding moves focus into the new row;
 * removing moves it to the row that takes the place, or to the add button. Rows that lack a part are
 * passed on as they are: the host drops them when it saves.
 *
 * Not for a single address (`TextField` of type `url`).
 */
export function SocialLinksField(props: SocialLinksFieldProps) {
  const { label, description, value, defaultValue, onChange, ...rest } = props;
  const intl = useIntl();
  const helpId = useId();
  const [notice, setNotice] = useState("");
  const { rows, add, remove, change } = useRows({ value, defaultValue, onChange });
  const { focus, register } = useFocusAfterRender<number | "add">();
  const isDisabled = rest.disabled ?? false;
  return (
    <fieldset {...rest} className={styles.group} aria-describedby={helpId}>
      <legend className={subtitle}>{label}</legend>
      <p id={helpId} className={field.description}>
        {rows.length === 0 ? intl.formatMessage({ id: "ui.socialLinks.empty" }) : description}
      </p>
      <ol role="list" className={styles.list}>
        {rows.map((row, at) => (
          <SocialLinkFields
            key={row.id}
            number={at + 1}
            link={row}
            isDisabled={isDisabled}
            inputRef={register(row.id)}
            onChange={(part) => change(row.id, part)}
            onRemove={() => {
              focus((rows[at + 1] ?? rows[at - 1])?.id ?? "add");
              remove(row.id);
              setNotice(intl.formatMessage({ id: "ui.socialLinks.removed" }));
            }}
          />
        ))}
      </ol>
      <div>
        <Button
          kind="secondary"
          size="small"
          icon={<Plus aria-hidden size="1em" />}
          ref={register("add")}
          isDisabled={isDisabled || rows.length >= MAX_LINKS}
          onPress={() => {
            setNotice("");
            focus(add());
          }}
        >
          {intl.formatMessage({ id: "ui.socialLinks.add" })}
        </Button>
      </div>
      <span role="status" className={field.visuallyHidden}>
        {notice}
      </span>
    </fieldset>
  );
}
