import { Notice } from "@gemel/ui/Notice";
import { VisuallyHidden } from "@gemel/ui/VisuallyHidden";
import { useIntl } from "@gemel/i18n";

interface TooEarlyProps {
  secondsLeft: number;
  secondsAsked: number;
}

/** How long to wait. A screen reader reads it once and not at each second. */
export function TooEarly({ secondsLeft, secondsAsked }: TooEarlyProps) {
  const intl = useIntl();
  const text = (secs: number): string =>
    intl.formatMessage({ id: "contact.error.tooFast" }, { secs });
  return (
    <Notice tone="warning" live={false}>
      <span aria-hidden>{text(secondsLeft)}</span>
      <VisuallyHidden>
        <span role="alert">{text(secondsAsked)}</span>
      </VisuallyHidden>
    </Notice>
  );
}
