import { useIntl } from "@gemel/i18n";
import { useState } from "react";
import { useContact, useContactOwner } from "../../flows/settings/use-contact.ts";
import { useSession } from "../../flows/session/use-session.ts";
import { Restoring } from "../../shell/failures/Restoring.tsx";
import { FormPage } from "../../shell/forms/FormPage.tsx";
import { useAnswered } from "../../shell/forms/use-answered.ts";
import { ContactForm } from "./ContactForm.tsx";
import { ContactSent } from "./ContactSent.tsx";

/** Waits once until the session is known: it decides which draft is shown and if an address is needed. */
export default function ContactPage() {
  const isRestoring = useSession().phase === "restoring";
  const [isKnown, setIsKnown] = useState(!isRestoring);
  if (!isKnown && !isRestoring) setIsKnown(true);
  return isKnown ? <OwnedContact /> : <Restoring />;
}

function OwnedContact() {
  const { userId, turn } = useContactOwner();
  return <Contact key={turn} ownerId={userId} />;
}

function Contact({ ownerId }: { ownerId: string | null }) {
  const intl = useIntl();
  const contact = useContact(ownerId);
  const isSent = contact.phase === "sent";
  useAnswered(isSent);
  return (
    <FormPage
      title={intl.formatMessage({ id: isSent ? "contact.sent.title" : "contact.title" })}
      {...(!isSent && { lead: intl.formatMessage({ id: "contact.lead" }) })}
    >
      {isSent ? <ContactSent {...contact} /> : <ContactForm {...contact} />}
    </FormPage>
  );
}
