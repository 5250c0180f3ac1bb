import { Card } from "@gemel/ui/Card";
import { Page } from "@gemel/ui/Page";
import { Stack } from "@gemel/ui/Stack";
import { useIntl } from "@gemel/i18n";
import type { ReactNode } from "react";
import first from "./faces/first.webp";
import second from "./faces/second.webp";

interface FormPageProps {
  title: string;
  lead?: ReactNode;
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
      lead={lead}
      aside={
        <>
          {/* Drawn by `drawPortrait` of the server's demo. */}
          <span>
            <img src={first} alt="" />
          </span>
          <span>
            <img src={second} alt="" />
          </span>
          <p>{intl.formatMessage({ id: "auth.aside" })}</p>
        </>
      }
    >
      <Stack gap={6}>
        <Card padding="large">{children}</Card>
        {below && <div>{below}</div>}
      </Stack>
    </Page>
  );
}
