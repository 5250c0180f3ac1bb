import { useIntl, type MessageId } from "@gemel/i18n";

/** Returns the title of a page in the browser's tab; the front uses its own title alone. */
export function usePageTitle(title: MessageId): string {
  const intl = useIntl();
  const page = intl.formatMessage({ id: title });
  return title === "shell.title.front"
    ? page
    : intl.formatMessage({ id: "shell.title.template" }, { page });
}
