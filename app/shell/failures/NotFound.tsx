import { Center } from "@gemel/ui/Center";
import { EmptyState } from "@gemel/ui/EmptyState";
import { Inline } from "@gemel/ui/Inline";
import { Link } from "@gemel/ui/Link";
import { LinkButton } from "@gemel/ui/LinkButton";
import { useIntl } from "@gemel/i18n";

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
          <Inline gap={6} justify="center">
            <LinkButton href="/">{intl.formatMessage({ id: "error.notFound.action" })}</LinkButton>
            <Link href="/contact" standalone>
              {intl.formatMessage({ id: "error.notFound.contact" })}
            </Link>
          </Inline>
        }
      >
        {intl.formatMessage({ id: "error.notFound.body" })}
      </EmptyState>
    </Center>
  );
}
