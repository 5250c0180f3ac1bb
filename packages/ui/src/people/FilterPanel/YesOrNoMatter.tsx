import type { ReactNode } from "react";
import { useIntl } from "@gemel/i18n";
import { RadioGroup } from "../../forms/RadioGroup/RadioGroup.tsx";

export interface YesOrNoMatterProps {
  label: ReactNode;
  /** True for yes. */
  value: boolean;
  onChange: (value: boolean) => void;
}

/** A filter that is on, or has no effect. */
export function YesOrNoMatter({ label, value, onChange }: YesOrNoMatterProps) {
  const intl = useIntl();
  return (
    <RadioGroup
      variant="pills"
      label={label}
      options={[
        { value: "noMatter", label: intl.formatMessage({ id: "people.filters.noMatter" }) },
        { value: "yes", label: intl.formatMessage({ id: "people.filters.yes" }) },
      ]}
      value={value ? "yes" : "noMatter"}
      onChange={(choice) => onChange(choice === "yes")}
    />
  );
}
