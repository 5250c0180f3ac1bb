import { useIntl } from "@gemel/i18n";
import { useId, useState } from "react";
import { Button } from "../../actions/Button/Button.tsx";
import { Dialog } from "../../overlays/Dialog/Dialog.tsx";
import { description, label } from "../Field/Field.css.ts";
import { greatestZoom, initialCrop, zoomCrop, zoomOf, type Crop } from "./crop.ts";
import { PictureCropArea } from "./PictureCropArea.tsx";
import * as styles from "./PictureCrop.css.ts";

export interface PictureCropDialogProps {
  picture: ImageBitmap;
  onCancel: () => void;
  onApply: (crop: Crop) => void;
}

/** Asks which square of a picture is to be used. */
export function PictureCropDialog({ picture, onCancel, onApply }: PictureCropDialogProps) {
  const intl = useIntl();
  const zoomId = useId();
  const [crop, setCrop] = useState(() => initialCrop(picture));
  const greatest = greatestZoom(picture);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onCancel()}
      isDismissable={false}
      size="small"
      title={intl.formatMessage({ id: "ui.pictureCrop.title" })}
      footer={
        <>
          <Button kind="secondary" onPress={onCancel}>
            {intl.formatMessage({ id: "ui.dialog.cancel" })}
          </Button>
          <Button onPress={() => onApply(crop)}>
            {intl.formatMessage({ id: "ui.pictureCrop.apply" })}
          </Button>
        </>
      }
    >
      <div className={styles.layout}>
        <p className={description}>{intl.formatMessage({ id: "ui.pictureCrop.hint" })}</p>
        <PictureCropArea picture={picture} crop={crop} onChange={setCrop} />
        {greatest > 1 ? (
          <div className={styles.zoom}>
            <label htmlFor={zoomId} className={label}>
              {intl.formatMessage({ id: "ui.pictureCrop.zoom" })}
            </label>
            <input
              id={zoomId}
              type="range"
              className={styles.range}
              min={1}
              max={greatest}
              step={0.01}
              value={zoomOf(crop, picture)}
              aria-valuetext={intl.formatNumber(zoomOf(crop, picture), { style: "percent" })}
              onChange={(event) => setCrop(zoomCrop(crop, picture, event.target.valueAsNumber))}
            />
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}
