import { useIntl } from "@gemel/i18n";
import { useState } from "react";
import { Button } from "../../actions/Button/Button.tsx";
import { Dialog } from "../../overlays/Dialog/Dialog.tsx";
import { description } from "../Field/Field.css.ts";
import { Slider } from "../Slider/Slider.tsx";
import { maxZoom, initialCrop, zoomCrop, zoomOf, type Crop } from "./crop.ts";
import { PictureCropArea } from "./PictureCropArea.tsx";
import * as styles from "./PictureCrop.css.ts";

export interface PictureCropDialogProps {
  picture: ImageBitmap;
  onCancel: () => void;
  onApply: (crop: Crop) => void;
}

/** Asks which square of a picture to use. */
export function PictureCropDialog({ picture, onCancel, onApply }: PictureCropDialogProps) {
  const intl = useIntl();
  const [crop, setCrop] = useState(() => initialCrop(picture));
  const maxPercent = Math.floor(maxZoom(picture) * 100);
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
        {maxPercent > 100 ? (
          <Slider
            label={intl.formatMessage({ id: "ui.pictureCrop.zoom" })}
            minValue={100}
            maxValue={maxPercent}
            unit="percent"
            value={Math.round(zoomOf(crop, picture) * 100)}
            onChange={(percent) => setCrop(zoomCrop(crop, picture, percent / 100))}
          />
        ) : null}
      </div>
    </Dialog>
  );
}
