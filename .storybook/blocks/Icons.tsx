import {
  Check,
  CircleAlert,
  CircleCheck,
  ClipboardList,
  Compass,
  Heart,
  House,
  Info,
  Languages,
  MessageCircle,
  Mic,
  RotateCw,
  SunMoon,
  TriangleAlert,
  UserRound,
  X,
} from "lucide-react";
import * as css from "./blocks.css.ts";

const icons = {
  Check,
  CircleAlert,
  CircleCheck,
  ClipboardList,
  Compass,
  Heart,
  House,
  Info,
  Languages,
  MessageCircle,
  Mic,
  RotateCw,
  SunMoon,
  TriangleAlert,
  UserRound,
  X,
};

/** The pictures that Gemel uses, by the name that lucide gives them. */
export function Icons() {
  return (
    <div className={css.grid}>
      {Object.entries(icons).map(([name, Icon]) => (
        <div key={name} className={css.swatch}>
          <span className={css.sample}>
            <Icon aria-hidden size="1.5rem" strokeWidth={1.75} />
          </span>
          <span className={css.name}>{name}</span>
        </div>
      ))}
    </div>
  );
}
