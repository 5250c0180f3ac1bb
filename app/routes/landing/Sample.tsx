import { Button } from "@gemel/ui/Button";
import { PairSample } from "@gemel/ui/PairSample";
import { useIntl } from "@gemel/i18n";
import { useState } from "react";
import { pairs } from "./pairs.ts";
import beatriz from "./faces/beatriz.webp";
import clemence from "./faces/clemence.webp";
import mara from "./faces/mara.webp";
import noor from "./faces/noor.webp";
import tomas from "./faces/tomas.webp";
import yusuf from "./faces/yusuf.webp";

/** Portraits of the invented people, drawn by `drawPortrait` of the server's demo. */
const faces = {
  Beatriz: beatriz,
  Clémence: clemence,
  Mara: mara,
  Noor: noor,
  Tomás: tomas,
  Yusuf: yusuf,
} as const;

/** Shows what Gemel compares, with invented people; a button shows further pairs. */
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
