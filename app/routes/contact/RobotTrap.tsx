import { VisuallyHidden } from "@gemel/ui/VisuallyHidden";

interface RobotTrapProps {
  value: string;
  onChange: (value: string) => void;
}

/** A field that is hidden from people and screen readers: only a robot fills it in. */
export function RobotTrap({ value, onChange }: RobotTrapProps) {
  return (
    <VisuallyHidden>
      <span inert aria-hidden>
        <input
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
    </VisuallyHidden>
  );
}
