import { useIntl, type MessageId } from "@gemel/i18n";
import { useRef, useState } from "react";
import type { Crop } from "./crop.ts";
import { cutPicture, refusal } from "./picture-file.ts";

/** Opens what was chosen, dropped or pasted for cropping and hands out the section, or says why it cannot. */
export function usePicture(onSelect: (file: File) => void) {
  const intl = useIntl();
  const [picture, setPicture] = useState<ImageBitmap>();
  const [problem, setProblem] = useState<string>();
  const isOpening = useRef(false);
  const fail = (id: MessageId) => setProblem(intl.formatMessage({ id }));
  const close = () => {
    picture?.close();
    setPicture(undefined);
  };
  return {
    picture,
    problem,
    close,
    /** @param file what was held out first; undefined when it was no file */
    take: async (file: File | undefined) => {
      if (!file) return fail("ui.pictureField.wrongType");
      const reason = refusal(file);
      if (reason) return fail(reason);
      // A paste key that is held down pastes again and again.
      if (isOpening.current) return;
      isOpening.current = true;
      setProblem(undefined);
      try {
        setPicture(await createImageBitmap(file));
      } catch {
        fail("ui.pictureField.unreadable");
      } finally {
        isOpening.current = false;
      }
    },
    cut: async (crop: Crop) => {
      if (!picture) return;
      try {
        onSelect(await cutPicture(picture, crop));
      } catch {
        fail("ui.pictureField.unreadable");
      }
      close();
    },
  };
}
