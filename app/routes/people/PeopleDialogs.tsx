import { laterDialog } from "../../shell/failures/later.tsx";
import { useFirstTouch } from "../../shell/platform/use-first-touch.ts";
import type { People } from "./use-people.ts";

// Each comes when it is first wanted: a list is there sooner without them.
const FirstMessageDialog = laterDialog(
  () => import("./FirstMessageDialog.tsx"),
  ({ message }) => message,
);
const AdviceDialog = laterDialog(
  () => import("./AdviceDialog.tsx"),
  ({ onClose }) => ({ isOpen: true, close: onClose }),
);
const TwinDialog = laterDialog(
  () => import("./TwinDialog.tsx"),
  ({ twin }) => twin,
);
const SafetyDialogs = laterDialog(
  () => import("./SafetyDialogs.tsx"),
  ({ safety }) => safety,
);

const dialogs = [FirstMessageDialog, AdviceDialog, TwinDialog, SafetyDialogs];

/** The windows of `usePeople`; once on a page. Their code comes before the first press ends. */
export function PeopleDialogs({ people }: { people: People }) {
  useFirstTouch(() => dialogs.forEach(({ fetch }) => fetch()));
  const { firstMessage, twin, advice, safety } = people;
  return (
    <>
      {firstMessage.user && <FirstMessageDialog message={firstMessage} />}
      {advice.user && (
        <AdviceDialog key={advice.user.id} user={advice.user} onClose={advice.close} />
      )}
      {twin.candidate && <TwinDialog twin={twin} />}
      {safety.request && <SafetyDialogs safety={safety} />}
    </>
  );
}
