import { Card } from "@gemel/ui/Card";
import { Page } from "@gemel/ui/Page";
import { Stack } from "@gemel/ui/Stack";
import { useIntl } from "@gemel/i18n";
import type { ReactNode } from "react";
import clemence from "../faces/clemence.webp";
import yusuf from "../faces/yusuf.webp";

/** The first pair of the landing page. */
const faces = [clemence, yusuf] as const;

interface FormPageProps {
  title: string;
  lead?: string;
  children: ReactNode;
  /** Links below the card. */
  below?: ReactNode;
}

/** A page that is one form on one card: signing in, signing up, getting back in, writing to us. */
export function FormPage({ title, lead, children, below }: FormPageProps) {
  const intl = useIntl();
  return (
    <Page
      width="form"
      title={title}
      {...(lead ? { lead } : {})}
      faces={faces}
      aside={intl.formatMessage({ id: "auth.aside" })}
    >
      <Stack gap={6}>
        <Card padding="large">{children}</Card>
        {below && <div>{below}</div>}
      </Stack>
    </Page>
  );
}
