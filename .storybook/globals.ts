import { autonyms, isOfferedLocale } from "@gemel/i18n";
import { themeNames } from "@gemel/theme";
import type { Preview } from "@storybook/react-vite";

const languageItems = [
  ...Object.entries(autonyms).map(([locale, name]) => ({
    value: locale,
    title: isOfferedLocale(locale) ? name : `${name} (partial, the rest in English)`,
  })),
  { value: "en-XA", title: "Pseudo: accents, a third longer" },
];

export const globalTypes: NonNullable<Preview["globalTypes"]> = {
  language: {
    description: "Language of the texts",
    toolbar: { title: "Language", icon: "globe", items: languageItems, dynamicTitle: true },
  },
  direction: {
    description: "Writing direction",
    toolbar: {
      title: "Direction",
      icon: "transfer",
      items: [
        { value: "ltr", title: "Left to right" },
        { value: "rtl", title: "Right to left" },
      ],
      dynamicTitle: true,
    },
  },
  density: {
    description: "Height of controls",
    toolbar: {
      title: "Density",
      icon: "component",
      items: ["comfortable", "compact"],
      dynamicTitle: true,
    },
  },
};

/** `system` sets nothing, so that the device decides, as in the app. */
export const themes: Record<string, string> = {
  system: "",
  ...Object.fromEntries(themeNames.map((name) => [name, name])),
};

/** The widths that every screen is designed at. */
export const viewports = {
  phone: { name: "360", styles: { width: "360px", height: "740px" }, type: "mobile" },
  tablet: { name: "768", styles: { width: "768px", height: "1024px" }, type: "tablet" },
  desktop: { name: "1280", styles: { width: "1280px", height: "800px" }, type: "desktop" },
} as const;
