import { useId, type ReactNode } from "react";
import { Spinner } from "../../feedback/Spinner/Spinner.tsx";
import { Dialog, type DialogProps } from "../../overlays/Dialog/Dialog.tsx";
import * as css from "./VoiceScriptDialog.css.ts";

export interface VoiceScriptText {
  title: string;
  /** Words, or a `Markdown` of them. */
  text: ReactNode;
}

type Settled = "children" | "footer" | "role" | "size" | "hasCloseButton";

export interface VoiceScriptDialogProps extends Omit<DialogProps, Settled> {
  /** The texts to read aloud, in their order; undefined while they are being fetched. */
  texts?: readonly VoiceScriptText[] | undefined;
  /** In the place of the texts: why there are none, and what to do. */
  problem?: ReactNode;
  /** A `RecordButton`, above the texts, so that they can be read into the microphone. */
  recorder?: ReactNode;
}

/**
 * A text to read aloud for a member who does not know what to say, with the recorder above it. Closing it
 * stops nothing.
 *
 * Not for texts that are only read (`Dialog`).
 */
export function VoiceScriptDialog(props: VoiceScriptDialogProps) {
  const { texts, problem, recorder, ...rest } = props;
  return (
    <Dialog {...rest}>
      <div className={css.content}>
        {problem ??
          (texts ? (
            <>
              {recorder}
              <div className={css.parts}>
                {texts.map((part) => (
                  <Part key={part.title} {...part} />
                ))}
              </div>
            </>
          ) : (
            <div className={css.waiting}>
              <Spinner />
            </div>
          ))}
      </div>
    </Dialog>
  );
}

function Part({ title, text }: VoiceScriptText) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={css.part}>
      <h3 id={titleId} dir="auto" className={css.partTitle}>
        {title}
      </h3>
      <div dir="auto" className={css.text}>
        {text}
      </div>
    </section>
  );
}
