import { Button } from "@gemel/ui/Button";
import { CompatibilitySample } from "@gemel/ui/CompatibilitySample";
import { useIntl } from "@gemel/i18n";
import { useState } from "react";
import { pairs } from "./pairs.ts";

/** What Gemel compares, shown with invented people; there are more of them for who asks. */
export default function Sample() {
  const intl = useIntl();
  const [shown, setShown] = useState(0);
  const { quote, people } = pairs[shown % pairs.length] ?? pairs[0];
  const [first, second] = people;
  return (
    <CompatibilitySample
      label={intl.formatMessage(
        { id: "landing.example.label" },
        { first: first.name, second: second.name },
      )}
      people={people}
      note={intl.formatMessage({ id: "landing.example.note" })}
      action={
        <Button kind="secondary" size="small" onPress={() => setShown(shown + 1)}>
          {intl.formatMessage({ id: "landing.example.another" })}
        </Button>
      }
    >
      {intl.formatMessage({ id: `landing.example.quote.${quote}` })}
    </CompatibilitySample>
  );
}
