import { SunMoon } from "lucide-react";
import { useIntl, type MessageId } from "@gemel/i18n";
import { themeNames, type ThemeName } from "@gemel/theme";
import { Switcher } from "../Switcher/Switcher.tsx";

/** `system` leaves `data-theme` unset: the device decides. */
export type ThemeChoice = ThemeName | "system";

export const themeChoices: readonly ThemeChoice[] = ["system", ...themeNames];

export interface ThemeSwitcherProps {
  value: ThemeChoice;
  onChange: (choice: ThemeChoice) => void;
}

const labels = {
  system: "ui.themeSwitcher.system",
  light: "ui.themeSwitcher.light",
  dark: "ui.themeSwitcher.dark",
  "more-contrast": "ui.themeSwitcher.moreContrast",
} as const satisfies Record<ThemeChoice, MessageId>;

/**
 * The themes, and following the device. Changes nothing itself: the app keeps the choice and sets
 * `data-theme` on the root element.
 *
 * Not for the look of a single part: it speaks for the whole page.
 */
export function ThemeSwitcher({ value, onChange }: ThemeSwitcherProps) {
  const intl = useIntl();
  return (
    <Switcher
      label={intl.formatMessage({ id: "ui.themeSwitcher.label" })}
      icon={<SunMoon size="1em" strokeWidth={1.75} />}
      options={themeChoices.map((choice) => ({
        value: choice,
        label: intl.formatMessage({ id: labels[choice] }),
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
