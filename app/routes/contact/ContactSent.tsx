import { Button } from "@gemel/ui/Button";
import { EmailAddress } from "@gemel/ui/EmailAddress";
import { Stack } from "@gemel/ui/Stack";
import { useIntl } from "@gemel/i18n";
import type { Contact } from "../../flows/settings/use-contact.ts";

/** The message is sent; the writer can write another. */
export function ContactSent({
  draft,
  memberEmail,
  writeAnother,
}: Pick<Contact, "draft" | "memberEmail" | "writeAnother">) {
  const intl = useIntl();
  const address = memberEmail ?? draft.email.trim();
  return (
    <Stack gap={6}>
      <p role="status">
        {intl.formatMessage(
          { id: "contact.sent.body" },
          { address: <EmailAddress address={address} /> },
        )}
      </p>
      <Button kind="secondary" onPress={writeAnother}>
        {intl.formatMessage({ id: "contact.sent.another" })}
      </Button>
    </Stack>
  );
}
