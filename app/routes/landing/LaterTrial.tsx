import { Button } from "@gemel/ui/Button";
import { Inline } from "@gemel/ui/Inline";
import { PlumBand } from "@gemel/ui/PlumBand";
import { useIntl } from "@gemel/i18n";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useRecovery } from "../../flows/session/use-recovery.ts";
import { questionCounts } from "./question-counts.ts";
import { Boundary } from "../../shell/failures/Boundary.tsx";

const Trial = lazy(() => import("./Trial.tsx"));

/** A question that can be tried. Its code comes once it is in view; without it the rest of the page stays. */
export function LaterTrial() {
  const intl = useIntl();
  const band = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!band.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: "-96px",
    });
    observer.observe(band.current);
    return () => observer.disconnect();
  }, []);
  const { choices, written } = questionCounts;
  return (
    <PlumBand
      ref={band}
      title={intl.formatMessage({ id: "landing.try.title" }, { total: choices + written })}
      lead={intl.formatMessage({ id: "landing.try.lead" })}
    >
      {isNear && (
        <Boundary only="notLoaded" fallback={() => <NotHere />}>
          <Suspense>
            <Trial />
          </Suspense>
        </Boundary>
      )}
    </PlumBand>
  );
}

/** Like `NotArrived`, without the code that a first visit does not load yet. */
function NotHere() {
  const intl = useIntl();
  const { isAsking, retry } = useRecovery();
  return (
    <div role="alert">
      <Inline>
        {intl.formatMessage({ id: "error.notLoaded.body" })}
        <Button kind="secondary" size="small" isPending={isAsking} onPress={retry}>
          {intl.formatMessage({ id: "error.crash.reload" })}
        </Button>
      </Inline>
    </div>
  );
}
