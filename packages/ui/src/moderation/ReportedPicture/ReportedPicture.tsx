import { picture } from "./ReportedPicture.css.ts";

export interface ReportedPictureProps {
  src: string;
  /** Whose picture it is, and of when. */
  alt: string;
}

/**
 * The copied picture of somebody who was reported, whole and uncropped.
 *
 * Not for a picture of somebody to meet (`Avatar`, `CandidateCard`).
 */
export function ReportedPicture({ src, alt }: ReportedPictureProps) {
  return <img src={src} alt={alt} className={picture} />;
}
