import { picture } from "./ReportedPicture.css.ts";

export interface ReportedPictureProps {
  /** Undefined while it loads, or if it is not available: its text alternative takes its place. */
  src: string | undefined;
  /** The member in the picture, and the date of it. */
  alt: string;
}

/**
 * The copied picture of a reported member, whole and uncropped.
 *
 * Not for the picture of a candidate (`Avatar`, `CandidateCard`).
 */
export function ReportedPicture({ src, alt }: ReportedPictureProps) {
  return <img src={src} alt={alt} className={picture} />;
}
