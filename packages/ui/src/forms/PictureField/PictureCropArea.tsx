import { useIntl } from "@gemel/i18n";
import { useEffect, useId, useRef, type KeyboardEvent, type PointerEvent } from "react";
import { visuallyHidden } from "../Field/Field.css.ts";
import { useSettled } from "../TextArea/use-settled.ts";
import { cropLayout, cropPosition, moveCrop, zoomCrop, zoomOf, type Crop } from "./crop.ts";
import * as styles from "./PictureCrop.css.ts";

/** Moves per key: a twentieth of the frame, half of it with Shift. */
const steps = { fine: 0.05, coarse: 0.5 };
const zoomStep = 1.1;

/** How far a finger or a hand moves in a tap, px; beyond, it drags. */
const tremble = 4;

/** The point at which the picture is held, and whether it has been dragged since. */
interface Grip {
  x: number;
  y: number;
  isDragged: boolean;
}

const directions: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface PictureCropAreaProps {
  picture: ImageBitmap;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

/**
 * The picture behind a square frame: dragged, tapped at the new middle, or moved by arrow keys,
 * plus and minus.
 */
export function PictureCropArea({ picture, crop, onChange }: PictureCropAreaProps) {
  const intl = useIntl();
  const statusId = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const grip = useRef<Grip>(undefined);
  useEffect(() => {
    canvas.current?.getContext("2d")?.drawImage(picture, 0, 0);
  }, [picture]);

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    const zoom = zoomOf(crop, picture);
    const step = event.shiftKey ? steps.coarse : steps.fine;
    if (direction) onChange(moveCrop(crop, picture, direction[0] * step, direction[1] * step));
    else if (event.key === "+" || event.key === "=")
      onChange(zoomCrop(crop, picture, zoom * zoomStep));
    else if (event.key === "-") onChange(zoomCrop(crop, picture, zoom / zoomStep));
    else return;
    event.preventDefault();
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const { current: held } = grip;
    if (!held) return;
    const right = held.x - event.clientX;
    const down = held.y - event.clientY;
    held.isDragged ||= Math.hypot(right, down) > tremble;
    if (!held.isDragged) return;
    grip.current = { x: event.clientX, y: event.clientY, isDragged: true };
    const frame = event.currentTarget.clientWidth;
    onChange(moveCrop(crop, picture, right / frame, down / frame));
  };
  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    const wasTapped = grip.current?.isDragged === false;
    grip.current = undefined;
    if (!wasTapped) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const right = (event.clientX - left) / width - 0.5;
    const down = (event.clientY - top) / height - 0.5;
    onChange(moveCrop(crop, picture, right, down));
  };
  const { x, y } = cropPosition(crop, picture);
  const position = intl.formatMessage(
    { id: "ui.pictureCrop.position" },
    { x, y, zoom: zoomOf(crop, picture) },
  );
  const announced = useSettled(position, 700);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application is interactive: a screen reader hands it the arrow keys. */}
      <div
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above.
        tabIndex={0}
        aria-label={intl.formatMessage({ id: "ui.pictureCrop.area" })}
        aria-describedby={statusId}
        className={styles.frame}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          grip.current = { x: event.clientX, y: event.clientY, isDragged: false };
        }}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => (grip.current = undefined)}
      >
        <canvas
          ref={canvas}
          width={picture.width}
          height={picture.height}
          className={styles.picture}
          style={cropLayout(crop, picture)}
        />
        <span className={styles.rim} />
      </div>
      <span id={statusId} role="status" className={visuallyHidden}>
        {announced}
      </span>
    </>
  );
}
