import type { Accepted } from "./accepted.ts";
import type { Refused } from "./refused.ts";

const advice = (text: string): string =>
  `"${text}" is not in the catalogues: add it with packages/i18n/scripts/add-message.ts.`;

/** Words in a view that no catalogue has. */
export const refusedTexts: readonly Refused[] = [
  ["app/routes/texts/Children.tsx", "export const A = () => <p>Send it</p>;", advice("Send it")],
  [
    "app/routes/texts/Choice.tsx",
    'export const A = ({ isOpen }) => <p>{isOpen ? "Open" : "1"}</p>;',
    advice("Open"),
  ],
  [
    "app/shell/texts/Template.tsx",
    "export const A = ({ count }) => <>{count && `${count} people`}</>;",
    advice("people"),
  ],
  [
    "packages/ui/src/texts/Attribute.tsx",
    'export const A = () => <button type="button" aria-label="Close" />;',
    advice("Close"),
  ],
  [
    "packages/ui/src/texts/Prop.tsx",
    'export const A = ({ B, label }) => <B submitLabel={label ?? "Send"} />;',
    advice("Send"),
  ],
  [
    "app/routes/texts/use-title.ts",
    'export const menu = [{ path: "/home", title: "Start" }];',
    advice("Start"),
  ],
];

/** Strings that are no text, are the same everywhere, or are not visible to members. */
export const acceptedTexts: readonly Accepted[] = [
  ["app/routes/texts/Name.tsx", "export const A = () => <p>© 2025 Gemel ·</p>;"],
  [
    "app/routes/texts/Message.tsx",
    'export const A = ({ t }) => <p title={t("home.title")}>{t(`home.${"x"}`)}</p>;',
  ],
  [
    "app/routes/texts/Id.ts",
    'export const page = { title: "shell.title.home", className: "wide page" };',
  ],
  ["app/routes/texts/Child.stories.tsx", "export const A = () => <p>In a story</p>;"],
  ["app/routes/texts/Child.test.tsx", "export const a = <p>In a test</p>;"],
  [".storybook/pages/Page.tsx", "export const A = () => <p>For designers</p>;"],
];
