import { Button } from "@gemel/ui/Button";
import { NativeSelect } from "@gemel/ui/NativeSelect";
import { Notice } from "@gemel/ui/Notice";
import { RadioGroup } from "@gemel/ui/RadioGroup";
import { SettingsSection } from "@gemel/ui/SettingsSection";
import { Stack } from "@gemel/ui/Stack";
import { autonyms, locales, useIntl, type MessageId } from "@gemel/i18n";
import { themeChoices, type ThemeChoice } from "@gemel/ui/ThemeSwitcher";
import { Languages } from "lucide-react";
import { useState } from "react";
import type { AccountLanguage, SettingsFlow } from "../../flows/settings/use-settings.ts";
import { useLanguage } from "../../shell/frame/Language.tsx";
import { useTheme } from "../../shell/platform/theme.ts";
import { useFlashText } from "../../shell/frame/use-flash-text.ts";
import { AccountSettings } from "./AccountSettings.tsx";
import { SettingsFailureNotice } from "./SettingsFailureNotice.tsx";

/**
 * The language of the account and of this browser, and the theme of this browser.
 * @param flow null where the server keeps no settings of an account
 */
export function LanguageAndAppearance({ flow }: { flow: SettingsFlow | null }) {
  const intl = useIntl();
  const [theme] = useTheme();
  const language = flow?.settings?.preferred_language;
  return (
    <SettingsSection
      id="language"
      icon={<Languages size="1em" />}
      title={intl.formatMessage({ id: "settings.language.title" })}
      summary={
        language &&
        intl.formatMessage(
          { id: "settings.language.summary" },
          {
            language: autonyms[language],
            theme: intl.formatMessage({ id: themeTexts[theme] }),
          },
        )
      }
    >
      <Stack gap={6}>
        <Theme />
        {/* Last: the notice about another language moves what is below it. */}
        {flow && (
          <AccountSettings flow={flow} count={1}>
            {(settings) => <Language flow={flow} account={settings.preferred_language} />}
          </AccountSettings>
        )}
      </Stack>
    </SettingsSection>
  );
}

/** Shows a language here. A language that is still loading counts as shown. */
function useShownLanguage() {
  const { locale, choose } = useLanguage();
  const say = useFlashText();
  const [next, setNext] = useState<AccountLanguage | null>(null);
  if (next === locale) setNext(null);
  const show = (language: AccountLanguage): void => {
    setNext(language);
    choose(language).catch(() => {
      setNext(null);
      say("error.network", "danger");
    });
  };
  return [next ?? locale, show] as const;
}

function Language({ flow, account }: { flow: SettingsFlow; account: AccountLanguage }) {
  const intl = useIntl();
  const [shown, show] = useShownLanguage();
  return (
    <Stack>
      <NativeSelect
        label={intl.formatMessage({ id: "settings.language.label" })}
        description={intl.formatMessage({ id: "settings.language.hint" })}
        options={locales.map((locale) => ({
          value: locale,
          label: autonyms[locale],
          lang: locale,
        }))}
        value={account}
        onChange={(language) => {
          show(language);
          flow.change({ preferred_language: language });
        }}
      />
      <SettingsFailureNotice flow={flow} part="language" />
      {shown !== account && (
        <Notice tone="info" live={false}>
          <Stack gap={3} align="start">
            <span>
              {intl.formatMessage(
                { id: "settings.language.elsewhere" },
                { shown: autonyms[shown], account: autonyms[account] },
              )}
            </span>
            <Button kind="secondary" size="small" onPress={() => show(account)}>
              {intl.formatMessage(
                { id: "settings.language.useHere" },
                { language: autonyms[account] },
              )}
            </Button>
          </Stack>
        </Notice>
      )}
    </Stack>
  );
}

const themeTexts = {
  system: "ui.themeSwitcher.system",
  light: "ui.themeSwitcher.light",
  dark: "ui.themeSwitcher.dark",
  "more-contrast": "ui.themeSwitcher.moreContrast",
} as const satisfies Record<ThemeChoice, MessageId>;

function Theme() {
  const intl = useIntl();
  const [theme, choose] = useTheme();
  return (
    <RadioGroup
      label={intl.formatMessage({ id: "settings.theme.label" })}
      description={intl.formatMessage({ id: "settings.theme.hint" })}
      variant="pills"
      options={themeChoices.map((choice) => ({
        value: choice,
        label: intl.formatMessage({ id: themeTexts[choice] }),
      }))}
      value={theme}
      onChange={choose}
    />
  );
}
