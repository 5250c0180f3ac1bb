import { Button } from "@gemel/ui/Button";
import { Inline } from "@gemel/ui/Inline";
import { useIntl } from "@gemel/i18n";
import { lazy } from "react";
import { useRecovery } from "../../flows/use-recovery.ts";
import { Boundary } from "../../shell/Boundary.tsx";

const Sample = lazy(() => import("./Sample.tsx"));

/** The sample, whose code comes after the page. If it does not come, the rest of the landing stays. */
export function LaterSample() {
  return (
    <Boundary only="notLoaded" fallback={() => <NotHere />}>
      <Sample />
    </Boundary>
  );
}

/** As `NotArrived`, without what a first visit does not load yet. */
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
