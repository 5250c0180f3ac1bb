import { WithMessages } from "@gemel/i18n";
import { lazy } from "react";
import Landing from "../landing/Landing.tsx";
import { useSession } from "../../flows/session/use-session.ts";
import { Restoring } from "../../shell/failures/Restoring.tsx";
import { Unreachable } from "../../shell/lazy-pages.ts";

const Home = lazy(() => import("../home/Home.tsx"));

/** `/`: the landing for visitors, the dashboard for members; neither before the session is known. */
export default function Front() {
  const { phase } = useSession();
  if (phase === "restoring") return <Restoring />;
  if (phase === "unreachable") return <Unreachable />;
  if (phase === "signedOut") return <Landing />;
  return (
    <WithMessages bundles={["home"]}>
      <Home />
    </WithMessages>
  );
}
