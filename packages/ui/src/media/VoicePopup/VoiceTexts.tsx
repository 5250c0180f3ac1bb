import { useIntl } from "@gemel/i18n";
import { AiLabel } from "../../chat/AiLabel/AiLabel.tsx";
import { Card } from "../../layout/Card/Card.tsx";
import { Markdown } from "../../layout/Markdown/Markdown.tsx";
import type { AiSpeaker } from "../../chat/AiLabel/ai-speaker.ts";
import * as css from "./VoiceTexts.css.ts";

export interface VoiceTextsProps {
  speaker: AiSpeaker;
  name: string;
  /** The member's utterance, as it was understood. */
  transcript: string | undefined;
  /** Markdown; of Duo the basic set of tags (docs/product.md section 5). */
  reply: string | undefined;
  /** The reply plays: a screen reader must not read it at the same time. */
  isSpoken: boolean;
}

/** The last question and the last answer in writing. */
export function VoiceTexts({ speaker, name, transcript, reply, isSpoken }: VoiceTextsProps) {
  const intl = useIntl();
  return (
    <div className={css.text} aria-live={isSpoken ? "off" : "polite"}>
      {transcript ? (
        <div className={css.said}>
          <p className={css.who}>{intl.formatMessage({ id: "media.popup.you" })}</p>
          <p dir="auto" className={css.transcript}>
            {transcript}
          </p>
        </div>
      ) : null}
      {reply ? (
        <Card tone={speaker}>
          <AiLabel speaker={speaker} name={name} />
          <Markdown allowed={speaker === "duo" ? "basic" : "full"}>{reply}</Markdown>
        </Card>
      ) : null}
    </div>
  );
}
