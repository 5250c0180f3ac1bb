import { LinkButton } from "@gemel/ui/LinkButton";
import { MostLeastChoice } from "@gemel/ui/MostLeastChoice";
import { useIntl, WithMessages } from "@gemel/i18n";
import { type ComponentProps, useState } from "react";
import { questionCounts } from "./question-counts.ts";

type Choice = Parameters<ComponentProps<typeof MostLeastChoice>["onChange"]>[0];

const options = ["reading", "intentions", "tidying", "attention"] as const;
const none: Choice = { most: null, least: null };

/** One question of the questionnaire; its answer is not sent. */
export default function Trial() {
  return (
    <WithMessages bundles={["questionnaire"]}>
      <Question />
    </WithMessages>
  );
}

function Question() {
  const intl = useIntl();
  const [choice, setChoice] = useState(none);
  return (
    <>
      <MostLeastChoice
        {...choice}
        onChange={setChoice}
        options={options.map((id) => ({
          id,
          text: intl.formatMessage({ id: `landing.try.option.${id}` }),
        }))}
      />
      {choice.most !== null && choice.least !== null && (
        <div role="status">
          <p>
            {intl.formatMessage({ id: "landing.try.done" }, { choices: questionCounts.choices })}
          </p>
          <LinkButton href="/register">
            {intl.formatMessage({ id: "landing.createProfile" })}
          </LinkButton>
        </div>
      )}
    </>
  );
}
