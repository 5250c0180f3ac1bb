import { Component, Suspense, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { I18nProvider } from "./I18nProvider.tsx";
import { loadMessages } from "./load-messages.ts";
import type { MessageId } from "./message-id.ts";
import { loadPseudoMessages } from "./pseudo.ts";
import { useIntl } from "./use-intl.ts";
import { WithMessages } from "./WithMessages.tsx";

const Text = ({ id }: { id: MessageId }) => <p>{useIntl().formatMessage({ id })}</p>;

class Caught extends Component<{ children: ReactNode }, { message: string | undefined }> {
  override state = { message: undefined };
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render(): ReactNode {
    return this.state.message === undefined ? this.props.children : this.state.message;
  }
}

test("shows a text in its language", async () => {
  const messages = await loadMessages("fr", ["core"]);
  const screen = await render(
    <I18nProvider locale="fr" messages={messages}>
      <Text id="landing.createProfile" />
    </I18nProvider>,
  );
  await expect.element(screen.getByText("Crée ton profil")).toBeVisible();
});

test("maps rich tags to elements", async () => {
  const messages = await loadMessages("de", ["core"]);
  const screen = await render(
    <I18nProvider locale="de" messages={messages}>
      <FormattedMessage id="landing.title" values={{ em: (chunks) => <em>{chunks}</em> }} />
    </I18nProvider>,
  );
  await expect.element(screen.getByText("genau gelesen.")).toBeVisible();
  expect(screen.container.querySelector("em")?.textContent).toBe("genau gelesen.");
});

test("shows English where Japanese has nothing", async () => {
  const messages = await loadMessages("ja", ["core"]);
  const screen = await render(
    <I18nProvider locale="ja" messages={messages}>
      <Text id="landing.createProfile" />
      <Text id="auth.reset.title" />
    </I18nProvider>,
  );
  await expect.element(screen.getByText("プロフィールを作る")).toBeVisible();
  await expect.element(screen.getByText("Set a new password")).toBeVisible();
});

test("a text that was not loaded is an error in development and tests", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const messages = await loadMessages("en", ["core"]);
  const screen = await render(
    <Caught>
      <I18nProvider locale="en" messages={messages}>
        <Text id="profile.title" />
      </I18nProvider>
    </Caught>,
  );
  await expect.element(screen.getByText(/Missing message: "profile.title"/)).toBeVisible();
});

test("a component without a provider says what is missing", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const screen = await render(
    <Caught>
      <Text id="auth.reset.title" />
    </Caught>,
  );
  await expect.element(screen.getByText(/a TextsProvider or an I18nProvider/)).toBeVisible();
});

test("a subtree adds bundles, and keeps what is around it", async () => {
  const messages = await loadMessages("it", ["core"]);
  const screen = await render(
    <I18nProvider locale="it" messages={messages}>
      <Suspense fallback="…">
        <WithMessages bundles={["profile"]}>
          <Text id="profile.title" />
          <Text id="landing.createProfile" />
        </WithMessages>
      </Suspense>
    </I18nProvider>,
  );
  await expect.element(screen.getByText("Il tuo profilo")).toBeVisible();
  await expect.element(screen.getByText("Crea il tuo profilo")).toBeVisible();
});

test("a subtree whose texts were loaded before waits for nothing", async () => {
  const waiting = vi.fn<() => string>(() => "…");
  const Waiting = () => waiting();
  const messages = await loadMessages("de", ["core"]);
  await loadMessages("de", ["home", "profile"]);
  const screen = await render(
    <I18nProvider locale="de" messages={messages}>
      <Suspense fallback={<Waiting />}>
        <WithMessages bundles={["home", "profile"]}>
          <Text id="profile.title" />
        </WithMessages>
      </Suspense>
    </I18nProvider>,
  );
  await expect.element(screen.getByText("Dein Profil")).toBeVisible();
  expect(waiting).not.toHaveBeenCalled();
});

test("a subtree follows a change of language", async () => {
  const tree = async (locale: "en" | "es") => (
    <I18nProvider locale={locale} messages={await loadMessages(locale, ["core"])}>
      <Suspense fallback="…">
        <WithMessages bundles={["profile"]}>
          <Text id="profile.title" />
        </WithMessages>
      </Suspense>
    </I18nProvider>
  );
  const screen = await render(await tree("en"));
  await expect.element(screen.getByText("Your profile")).toBeVisible();
  await screen.rerender(await tree("es"));
  await expect.element(screen.getByText("Tu perfil")).toBeVisible();
});

test("the pseudo-locale shows stretched English", async () => {
  const messages = await loadPseudoMessages(["core", "profile"]);
  const screen = await render(
    <I18nProvider locale="en-XA" messages={messages}>
      <WithMessages bundles={["profile"]}>
        <Text id="profile.title" />
      </WithMessages>
    </I18nProvider>,
  );
  await expect.element(screen.getByText(/^\[.*ýöû.*\]$/i)).toBeVisible();
});
