import type { Planted, Refused } from "./planted.ts";

const advice = (text: string): string =>
  `"${text}" is not in the catalogues: add it with packages/i18n/scripts/add-message.ts.`;

/** Words in a view that no catalogue has. */
export const refusedTexts: Refused[] = [
  {
    file: "app/routes/texts/Children.tsx",
    code: "export const A = () => <p>Send it</p>;",
    message: advice("Send it"),
  },
  {
    file: "app/routes/texts/Choice.tsx",
    code: 'export const A = ({ isOpen }) => <p>{isOpen ? "Open" : "1"}</p>;',
    message: advice("Open"),
  },
  {
    file: "app/shell/texts/Template.tsx",
    code: "export const A = ({ count }) => <>{count && `${count} people`}</>;",
    message: advice("people"),
  },
  {
    file: "packages/ui/src/texts/Attribute.tsx",
    code: 'export const A = () => <button type="button" aria-label="Close" />;',
    message: advice("Close"),
  },
  {
    file: "packages/ui/src/texts/Prop.tsx",
    code: 'export const A = ({ B, label }) => <B submitLabel={label ?? "Send"} />;',
    message: advice("Send"),
  },
  {
    file: "app/routes/texts/use-title.ts",
    code: 'export const menu = [{ path: "/home", title: "Start" }];',
    message: advice("Start"),
  },
];

/** What is no text, is the same everywhere, or is nothing that members see. */
export const acceptedTexts: Planted[] = [
  { file: "app/routes/texts/Name.tsx", code: "export const A = () => <p>© 2025 Gemel ·</p>;" },
  {
    file: "app/routes/texts/Message.tsx",
    code: 'export const A = ({ t }) => <p title={t("home.title")}>{t(`home.${"x"}`)}</p>;',
  },
  {
    file: "app/routes/texts/Id.ts",
    code: 'export const page = { title: "shell.title.home", className: "wide page" };',
  },
  {
    file: "app/routes/texts/Child.stories.tsx",
    code: "export const A = () => <p>In a story</p>;",
  },
  { file: "app/routes/texts/Child.test.tsx", code: "export const a = <p>In a test</p>;" },
  { file: ".storybook/pages/Page.tsx", code: "export const A = () => <p>For designers</p>;" },
];
