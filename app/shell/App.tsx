import { AnswersProvider } from "@gemel/ui/AnswersProvider";
import { BackProvider } from "@gemel/ui/BackProvider";
import { RouterProvider } from "@gemel/ui/RouterProvider";
import { TypingProvider } from "@gemel/ui/TypingProvider";
import { Suspense, useEffect } from "react";
import { Route, Routes } from "react-router";
import { useReloadWhenVisible, useTypingReport } from "../flows/use-busy.ts";
import { useCapability } from "../flows/session/use-capability.ts";
import { useSession } from "../flows/session/use-session.ts";
import { Crash } from "./failures/Crash.tsx";
import { useLanguage } from "./frame/Language.tsx";
import { Layout } from "./frame/Layout.tsx";
import { NotFound } from "./lazy-pages.ts";
import { useAskingNavigate } from "./place/use-asking-navigate.ts";
import { useBackHold } from "./place/use-back-hold.ts";
import { useLinkHref } from "./place/use-link-href.ts";
import { pages } from "./pages.ts";
import { Restoring } from "./failures/Restoring.tsx";
import { RoutedPage } from "./RoutedPage.tsx";

/** Everything inside the providers: the frame, and the page that the address names. */
export function App() {
  const navigate = useAskingNavigate();
  const holdBack = useBackHold();
  const onTyping = useTypingReport();
  const isWithoutAi = useCapability("answers_without_ai");
  useReloadWhenVisible();
  useAccountLanguage();
  return (
    <RouterProvider navigate={navigate} useHref={useLinkHref}>
      <BackProvider holdBack={holdBack}>
        <TypingProvider onTyping={onTyping}>
          <AnswersProvider isWithoutAi={isWithoutAi}>
            <Layout>
              <Crash>
                <Routes>
                  {pages.map((page) => (
                    <Route key={page.path} path={page.path} element={<RoutedPage page={page} />} />
                  ))}
                  <Route
                    path="*"
                    element={
                      <Suspense fallback={<Restoring />}>
                        <NotFound />
                      </Suspense>
                    }
                  />
                </Routes>
              </Crash>
            </Layout>
          </AnswersProvider>
        </TypingProvider>
      </BackProvider>
    </RouterProvider>
  );
}

/** A member's own language, as soon as it is known, unless this browser has a choice of its own. */
function useAccountLanguage(): void {
  const language = useSession().user?.preferred_language;
  const { followAccount } = useLanguage();
  useEffect(() => {
    // If its texts do not load, the page keeps the language it has.
    if (language) followAccount(language).catch(() => {});
  }, [language, followAccount]);
}
