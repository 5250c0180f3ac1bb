import { LongText } from "@gemel/ui/LongText";
import { Notice } from "@gemel/ui/Notice";
import { Page } from "@gemel/ui/Page";
import { legalLocale, legalPages, loadLegalText } from "@gemel/i18n/legal";
import { use } from "react";
import { useLocation } from "react-router";
import { useLanguage } from "../../shell/frame/Language.tsx";
import { Points, TextBlocks } from "./TextBlocks.tsx";

/** Terms, privacy, disclaimer and community rules: the address says which. */
export default function LegalPage() {
  const { pathname } = useLocation();
  const page = legalPages.find((name) => pathname.includes(name)) ?? legalPages[0];
  const { locale: shownIn } = useLanguage();
  const locale = legalLocale(shownIn);
  const text = use(loadLegalText(page, locale));
  const { title, description, contents, summary, placeholder, sections } = text;
  return (
    <div lang={locale === shownIn ? undefined : locale}>
      <Page title={title} lead={description}>
        <LongText
          contents={contents}
          summary={{ title: summary.title, children: <Points items={summary.points} /> }}
          sections={sections.map(({ id, title: heading, blocks }) => ({
            id,
            title: heading,
            children: <TextBlocks blocks={blocks} />,
          }))}
        >
          <Notice live={false} title={placeholder.title}>
            {placeholder.text}
          </Notice>
        </LongText>
      </Page>
    </div>
  );
}
