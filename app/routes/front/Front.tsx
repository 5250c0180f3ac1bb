import { WithMessages } from "@gemel/i18n";
import { lazy } from "react";
import Landing from "../landing/Landing.tsx";
import { useSession } from "../../flows/use-session.ts";
import { Restoring } from "../../shell/Restoring.tsx";
import { Unreachable } from "../../shell/lazy-pages.ts";

const Home = lazy(() => import("../home/Home.tsx"));

/** `/`: the landing for visitors, the dashboard for members; neither before it is known who is here. */
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
