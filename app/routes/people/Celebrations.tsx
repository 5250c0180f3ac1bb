import { useState } from "react";
import { useMatchCelebration, type NewMatch } from "../../flows/people/use-match-celebration.ts";
import { laterDialog } from "../../shell/failures/later.tsx";
import { Optional } from "../../shell/failures/Optional.tsx";

// Both dialogs load with the first match.
const AdviceDialog = laterDialog(
  () => import("./AdviceDialog.tsx"),
  ({ onClose }) => ({ isOpen: true, close: onClose }),
);
const Celebration = laterDialog(
  () => import("./Celebration.tsx"),
  ({ onDismiss }) => ({ isOpen: true, close: onDismiss }),
);

/** Celebrates matches as they come about, wherever the member is. Once for the whole app. */
export function Celebrations() {
  const { match, dismiss } = useMatchCelebration();
  const [advised, setAdvised] = useState<NewMatch["user"] | null>(null);
  if (!match && !advised) return null;
  return (
    <Optional bundles={["member"]} retryOn={match}>
      {advised && <AdviceDialog key={advised.id} user={advised} onClose={() => setAdvised(null)} />}
      {match && (
        <Celebration
          key={match.user.id}
          match={match}
          onDismiss={dismiss}
          onAdvisor={() => {
            setAdvised(match.user);
            dismiss();
          }}
        />
      )}
    </Optional>
  );
}
