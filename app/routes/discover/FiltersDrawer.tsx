import { useIntl } from "@gemel/i18n";
import { Drawer } from "@gemel/ui/Drawer";
import { useBusy } from "../../flows/use-busy.ts";
import type { CriteriaFlow } from "../../flows/people/use-criteria.ts";
import Filters from "./Filters.tsx";

export interface FiltersDrawerProps {
  criteria: CriteriaFlow;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export default function FiltersDrawer({ criteria, isOpen, onOpenChange }: FiltersDrawerProps) {
  const intl = useIntl();
  useBusy("dialog", isOpen);
  return (
    <Drawer
      title={intl.formatMessage({ id: "people.filters.title" })}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Filters criteria={criteria} />
    </Drawer>
  );
}
