import { Card } from "@gemel/ui/Card";
import { Page } from "@gemel/ui/Page";
import { Stack } from "@gemel/ui/Stack";
import type { ReactNode } from "react";

interface FormPageProps {
  title: string;
  lead?: string;
  children: ReactNode;
  /** Ways on, below the card. */
  below?: ReactNode;
}

/** A page that is one form on one card: signing in, signing up, getting back in. */
export function FormPage({ title, lead, children, below }: FormPageProps) {
  return (
    <Page width="form" title={title} {...(lead ? { lead } : {})}>
      <Stack gap={6}>
        <Card padding="large">{children}</Card>
        {below}
      </Stack>
    </Page>
  );
}
