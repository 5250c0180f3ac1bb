import { LongText } from "@gemel/ui/LongText";
import { Notice } from "@gemel/ui/Notice";
import { Page } from "@gemel/ui/Page";
import {
  legalLocale,
  legalPages,
  loadLegalText,
  type TextBlock,
  type TextPart,
} from "@gemel/i18n/legal";
import { use } from "react";
import { useLocation } from "react-router";
import { useLanguage } from "../../shell/frame/Language.tsx";
import { Link } from "@gemel/ui/Link";

const TextBlocks = ({ blocks }: { blocks: readonly TextBlock[] }) =>
  blocks.map((block, index) => <Block key={index} block={block} />);

function Block({ block }: { block: TextBlock }) {
  switch (block.kind) {
    case "heading":
      return <h3 id={block.id}>{block.text}</h3>;
    case "list":
      return <Points items={block.items} />;
    case "paragraph":
      return (
        <p>
          <Words parts={block.parts} />
        </p>
      );
  }
}

const Points = ({ items }: { items: readonly (readonly TextPart[])[] }) => (
  <ul>
    {items.map((parts, index) => (
      <li key={index}>
        <Words parts={parts} />
      </li>
    ))}
  </ul>
);

const Words = ({ parts }: { parts: readonly TextPart[] }) =>
  parts.map((part, index) => {
    if (typeof part === "string") return part;
    return part.kind === "strong" ? (
      <strong key={index}>{part.text}</strong>
    ) : (
      <Link key={index} href={part.href}>
        {part.text}
      </Link>
    );
  });

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
