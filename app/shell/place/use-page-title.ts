import { useIntl, type MessageId } from "@gemel/i18n";

/** What a page is called in the browser's tab; the front's own title stands alone. */
export function usePageTitle(title: MessageId): string {
  const intl = useIntl();
  const page = intl.formatMessage({ id: title });
  return title === "shell.title.front"
    ? page
    : intl.formatMessage({ id: "shell.title.template" }, { page });
}
