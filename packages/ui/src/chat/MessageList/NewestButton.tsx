import { useIntl } from "@gemel/i18n";
import { ArrowDown } from "lucide-react";
import { Button } from "../../actions/Button/Button.tsx";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import * as css from "./MessageList.css.ts";

export interface NewestButtonProps {
  /** Messages that came while reading further up. */
  count: number;
  onPress: () => void;
}

/** Leads back to the last message while older ones are read. */
export function NewestButton({ count, onPress }: NewestButtonProps) {
  const intl = useIntl();
  const icon = <ArrowDown aria-hidden size="1em" strokeWidth={1.75} />;
  return (
    <div className={css.newest}>
      <div className={css.newestButton}>
        {count > 0 ? (
          <Button kind="secondary" size="small" icon={icon} onPress={onPress}>
            {intl.formatMessage({ id: "chat.messages.new" }, { count })}
          </Button>
        ) : (
          <IconButton
            kind="outlined"
            label={intl.formatMessage({ id: "chat.messages.toNewest" })}
            onPress={onPress}
          >
            {icon}
          </IconButton>
        )}
      </div>
    </div>
  );
}
