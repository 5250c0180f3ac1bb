import { useIntl } from "@gemel/i18n";
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from "react";
import { visuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.css.ts";
import { announcementBatch, type Batch, type Spoken } from "./announcement-batch.ts";
import { AnnouncerContext, type AnnouncerActions } from "./announcer-context.ts";
import type { Clock } from "../time/clock.ts";

export interface AnnouncerRegionProps {
  children: ReactNode;
  clock: Clock;
}

export function AnnouncerRegion({ children, clock }: AnnouncerRegionProps) {
  const intl = useIntl();
  const [announced, setAnnounced] = useState({ text: "", count: 0 });
  const batch = useRef<Batch>(null);

  const notify = useEffectEvent(({ author, text }: Spoken, more: number) => {
    const announcement = intl.formatMessage(
      { id: "chat.announcement.message" },
      { author, text, more },
    );
    setAnnounced(({ count }) => ({ text: announcement, count: count + 1 }));
  });

  useEffect(() => {
    const running = announcementBatch(clock, (first, more) => notify(first, more));
    batch.current = running;
    return () => running.stop();
  }, [clock]);

  const actions = useMemo<AnnouncerActions>(
    () => ({
      announceMessage: (spoken) => batch.current?.add(spoken),
      say: (text) => setAnnounced(({ count }) => ({ text, count: count + 1 })),
    }),
    [],
  );

  return (
    <AnnouncerContext value={actions}>
      {children}
      <div role="status" className={visuallyHidden}>
        {/* A new element each time: the same words twice are two announcements. */}
        <span key={announced.count}>{announced.text}</span>
      </div>
    </AnnouncerContext>
  );
}
