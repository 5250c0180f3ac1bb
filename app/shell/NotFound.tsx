import { Center } from "@gemel/ui/Center";
import { EmptyState } from "@gemel/ui/EmptyState";
import { LinkButton } from "@gemel/ui/LinkButton";
import { useIntl } from "@gemel/i18n";

/** No page has this address. */
export default function NotFound() {
  const intl = useIntl();
  return (
    <Center>
      <title>
        {intl.formatMessage(
          { id: "shell.title.template" },
          { page: intl.formatMessage({ id: "shell.title.notFound" }) },
        )}
      </title>
      <EmptyState
        headingLevel={1}
        title={intl.formatMessage({ id: "error.notFound.title" })}
        action={
          <LinkButton href="/">{intl.formatMessage({ id: "error.notFound.action" })}</LinkButton>
        }
      >
        {intl.formatMessage({ id: "error.notFound.body" })}
      </EmptyState>
    </Center>
  );
}
