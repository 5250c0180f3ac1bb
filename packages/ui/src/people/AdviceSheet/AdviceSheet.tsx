import { useIntl } from "@gemel/i18n";
import { X } from "lucide-react";
import { useState } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components/Modal";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { AiLabel } from "../../chat/AiLabel/AiLabel.tsx";
import * as css from "./AdviceSheet.css.ts";
import { AdviceTalk, type AdviceTalkProps } from "./AdviceTalk.tsx";
import { duo } from "./duo.ts";

export interface AdviceSheetProps extends AdviceTalkProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Text written before and not sent. @default "" */
  defaultDraft?: string;
  /** Lets the host keep the draft after the sheet is removed. */
  onDraftChange?: (draft: string) => void;
}

/**
 * A conversation with Duo about a candidate, over the list in which they were seen: from the lower edge on a
 * phone, at the side on wider screens. Four questions are one press away. Key it by the candidate: an unsent
 * draft is kept while it is closed.
 *
 * It opens with the focus on itself, so that a screen reader says first that an AI speaks and about whom, and
 * no on-screen keyboard covers the questions.
 *
 * Not for a conversation that the member returns to from a list of all: that is a page with a `ChatHeader`.
 */
export function AdviceSheet(props: AdviceSheetProps) {
  const { isOpen, onOpenChange, defaultDraft = "", onDraftChange, ...talk } = props;
  const intl = useIntl();
  const [draft, setDraft] = useState(defaultDraft);
  return (
    <ModalOverlay isDismissable isOpen={isOpen} onOpenChange={onOpenChange} className={css.scrim}>
      <Modal className={css.sheet}>
        <Dialog className={css.dialog}>
          {({ close }) => (
            <>
              <header className={css.header}>
                <Heading slot="title" className={css.title}>
                  <AiLabel speaker={duo.kind} name={duo.name} />
                  <span>
                    {intl.formatMessage({ id: "people.advice.title" }, { name: talk.name })}
                  </span>
                </Heading>
                <IconButton label={intl.formatMessage({ id: "ui.dialog.close" })} onPress={close}>
                  <X aria-hidden />
                </IconButton>
              </header>
              <AdviceTalk
                {...talk}
                draft={draft}
                onDraftChange={(changed) => {
                  setDraft(changed);
                  onDraftChange?.(changed);
                }}
              />
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
