import { useIntl } from "@gemel/i18n";
import { CircleAlert, ImagePlus } from "lucide-react";
import { useId, type ReactNode } from "react";
import { DropZone, type DropZoneProps } from "react-aria-components/DropZone";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { Button } from "../../actions/Button/Button.tsx";
import { subtitle } from "../../foundation/text.css.ts";
import { veiled } from "../../foundation/veil.css.ts";
import { Inline } from "../../layout/Inline/Inline.tsx";
import { ProgressBar } from "../../feedback/ProgressBar/ProgressBar.tsx";
import * as field from "../Field/Field.css.ts";
import { pictureTypes } from "./picture-file.ts";
import { PictureCropDialog } from "./PictureCropDialog.tsx";
import * as styles from "./PictureField.css.ts";
import { usePicture } from "./use-picture.ts";

type Replaced = "children" | "className" | "style" | "onDrop" | "onSelect";

export interface PictureFieldProps extends Omit<DropZoneProps, Replaced> {
  /** Names the group of picture and button. */
  label: ReactNode;
  /** Address of the picture that is stored now. */
  pictureUrl?: string | null;
  /** A square JPEG of 1024 px at most, cut by the member; send it on. */
  onSelect: (picture: File) => void;
  /** Removes the stored picture; give it if one is stored. */
  onRemove?: () => void;
  /** A note on who sees it, and on the data that is removed from it. */
  description?: ReactNode;
  /** The chosen picture is being sent. @default false */
  isSending?: boolean;
  /** Progress from 0 to 1, if it can be measured. */
  progress?: number;
  /** Why sending failed. */
  errorMessage?: ReactNode;
}

/**
 * The member's own portrait: chosen or dropped, cut to a square, handed out as a file. It refuses
 * what is no PNG or JPEG and what is larger than 10 MB; the server judges again, by content.
 *
 * Not for attachments that keep their shape.
 */
export function PictureField(props: PictureFieldProps) {
  const { label, description, pictureUrl, onSelect, onRemove, errorMessage, ...others } = props;
  const { progress, isSending = progress !== undefined, ...rest } = others;
  const intl = useIntl();
  const labelId = useId();
  const errorId = useId();
  const { picture, problem, take, cut, close } = usePicture(onSelect);
  const error = problem ?? errorMessage;
  const isDisabled = (rest.isDisabled ?? false) || isSending;
  return (
    <div
      role="group"
      aria-labelledby={labelId}
      aria-describedby={errorId}
      className={field.root}
      onPaste={(event) => {
        // React brings here what is pasted in the open dialog, too.
        if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
        // The zone itself takes copied files only, and no picture that was copied out of a page or the screen.
        event.stopPropagation();
        if (!isDisabled) void take(event.clipboardData.files[0]);
      }}
    >
      <span id={labelId} className={subtitle}>
        {label}
      </span>
      {description ? <p className={field.description}>{description}</p> : null}
      <DropZone
        {...rest}
        isDisabled={isDisabled}
        aria-label={intl.formatMessage({ id: "ui.pictureField.drop" })}
        className={styles.zone}
        data-busy={isSending ? "" : undefined}
        // Accepts any drop, so that a file that is no picture is refused with a text, as when it is chosen.
        getDropOperation={() => "copy"}
        onDrop={async ({ items }) => {
          const item = items.find(({ kind }) => kind === "file");
          await take(item?.kind === "file" ? await item.getFile() : undefined);
        }}
      >
        {({ isDropTarget }) => (
          <>
            <span className={`${styles.preview} ${veiled}`}>
              {pictureUrl ? (
                <img
                  src={pictureUrl}
                  alt={intl.formatMessage({ id: "ui.pictureField.alt" })}
                  className={styles.picture}
                />
              ) : (
                <ImagePlus aria-hidden className={styles.placeholder} />
              )}
            </span>
            <div className={styles.controls}>
              <Inline gap={2} justify="center">
                <FileTrigger
                  acceptedFileTypes={pictureTypes}
                  onSelect={(files) => {
                    if (files?.[0]) void take(files[0]);
                  }}
                >
                  <Button kind="secondary" isDisabled={isDisabled}>
                    {intl.formatMessage({
                      id: pictureUrl ? "ui.pictureField.replace" : "ui.pictureField.choose",
                    })}
                  </Button>
                </FileTrigger>
                {onRemove ? (
                  <Button kind="secondary" isDisabled={isDisabled} onPress={onRemove}>
                    {intl.formatMessage({ id: "ui.pictureField.remove" })}
                  </Button>
                ) : null}
              </Inline>
              <p className={field.description}>
                {intl.formatMessage({
                  id: isDropTarget ? "ui.pictureField.drop" : "ui.pictureField.hint",
                })}
              </p>
              {isSending ? (
                <ProgressBar
                  label={intl.formatMessage({ id: "ui.pictureField.uploading" })}
                  value={progress && progress * 100}
                />
              ) : null}
            </div>
          </>
        )}
      </DropZone>
      <div id={errorId} role="alert" className={field.error}>
        {error ? (
          <>
            <CircleAlert aria-hidden className={field.errorIcon} />
            <span>{error}</span>
          </>
        ) : null}
      </div>
      {picture ? <PictureCropDialog picture={picture} onCancel={close} onApply={cut} /> : null}
    </div>
  );
}
