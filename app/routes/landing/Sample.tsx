import { Button } from "@gemel/ui/Button";
import { PairSample } from "@gemel/ui/PairSample";
import { useIntl } from "@gemel/i18n";
import { useState } from "react";
import { faces } from "./faces.ts";
import { pairs } from "./pairs.ts";

/** What Gemel compares, shown with invented people; there are more of them for who asks. */
export function Sample() {
  const intl = useIntl();
  const [shown, setShown] = useState(0);
  const { quote, people } = pairs[shown % pairs.length] ?? pairs[0];
  const [first, second] = people;
  return (
    <PairSample
      people={[
        { name: first, picture: faces[first] },
        { name: second, picture: faces[second] },
      ]}
      note={intl.formatMessage({ id: "landing.example.note" })}
      action={
        <Button kind="quiet" size="small" onPress={() => setShown(shown + 1)}>
          {intl.formatMessage({ id: "landing.example.another" })}
        </Button>
      }
    >
      {intl.formatMessage({ id: `landing.example.quote.${quote}` })}
    </PairSample>
  );
}
