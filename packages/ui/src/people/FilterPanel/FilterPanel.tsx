import { type MessageId, useIntl } from "@gemel/i18n";
import { Button } from "../../actions/Button/Button.tsx";
import { Form } from "../../forms/Form/Form.tsx";
import { RadioGroup } from "../../forms/RadioGroup/RadioGroup.tsx";
import { RangeSlider } from "../../forms/RangeSlider/RangeSlider.tsx";
import { Slider } from "../../forms/Slider/Slider.tsx";
import { Switch } from "../../forms/Switch/Switch.tsx";
import { heldFoot } from "../../foundation/held-foot.css.ts";
import { Inline } from "../../layout/Inline/Inline.tsx";
import * as css from "./FilterPanel.css.ts";
import { FilterSkeleton } from "./FilterSkeleton.tsx";
import { ageBounds, distanceBounds, type Filters, wantedSexes } from "./filters.ts";
import { sexLabels } from "./sex-labels.ts";
import { YesOrNoMatter } from "./YesOrNoMatter.tsx";

export interface FilterPanelProps {
  value: Filters;
  onChange: (value: Filters) => void;
  onApply: () => void;
  onReset: () => void;
  /** The saved filters are loading. */
  isLoading?: boolean;
  /** Whether the filters are being saved and cannot be applied again meanwhile. */
  isSaving?: boolean;
  /** Loading or saving failed: stands above the filters, and takes the focus if they were there. */
  error?: string | undefined;
}

/**
 * The filters of a member. None has an effect before it is applied. It brings no frame: a
 * `FilterSidebar` on wide screens, a `Drawer` on narrow ones.
 *
 * Not for a wish that is used at once (`Switch`), nor for the facts of a member's profile
 * (`Form`).
 */
export function FilterPanel(props: FilterPanelProps) {
  const { value, onChange, onApply, onReset, isLoading, isSaving = false, error } = props;
  const intl = useIntl();
  if (isLoading === true) return <FilterSkeleton />;
  const change = (part: Partial<Filters>) => onChange({ ...value, ...part });
  const label = (id: MessageId) => <span className={css.label}>{intl.formatMessage({ id })}</span>;
  return (
    <Form
      error={error}
      onSubmit={(event) => {
        event.preventDefault();
        onApply();
      }}
    >
      <RadioGroup
        variant="pills"
        label={label("people.filters.sex")}
        options={wantedSexes.map((sex) => ({
          value: sex,
          label: intl.formatMessage({ id: sexLabels[sex] }),
        }))}
        value={value.sex}
        onChange={(sex) => change({ sex })}
      />
      <RangeSlider
        {...ageBounds}
        label={label("people.filters.age")}
        lowerLabel={intl.formatMessage({ id: "people.filters.youngest" })}
        upperLabel={intl.formatMessage({ id: "people.filters.oldest" })}
        rangeText={(youngest, oldest) =>
          intl.formatMessage({ id: "people.filters.ages" }, { youngest, oldest })
        }
        value={[value.youngest, value.oldest]}
        onChange={([youngest, oldest]) => change({ youngest, oldest })}
      />
      <Slider
        {...distanceBounds}
        scale="cubic"
        unit="kilometer"
        label={label("people.filters.distance")}
        valueText={(distance) => intl.formatMessage({ id: "people.filters.upTo" }, { distance })}
        value={value.distanceKm}
        onChange={(distanceKm) => change({ distanceKm })}
      />
      <YesOrNoMatter
        label={label("people.filters.children")}
        value={value.wantsChildren}
        onChange={(wantsChildren) => change({ wantsChildren })}
      />
      <YesOrNoMatter
        label={label("people.filters.pets")}
        value={value.acceptsPets}
        onChange={(acceptsPets) => change({ acceptsPets })}
      />
      <Switch
        label={intl.formatMessage({ id: "people.filters.voice" })}
        isSelected={value.requiresVoice}
        onChange={(requiresVoice) => change({ requiresVoice })}
      />
      <div className={heldFoot}>
        <Inline>
          <Button type="submit" isPending={isSaving}>
            {intl.formatMessage({ id: "people.filters.apply" })}
          </Button>
          <Button kind="quiet" isDisabled={isSaving} onPress={onReset}>
            {intl.formatMessage({ id: "people.filters.reset" })}
          </Button>
        </Inline>
      </div>
    </Form>
  );
}
