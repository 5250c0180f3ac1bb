import type {
  BondName,
  LoveLanguage,
  PastimeName,
  PlanName,
  ValueName,
} from "../instrument/design.ts";

/** The five sides of compatibility, in the order of the contract. */
export const dimensionNames = ["social", "values", "emotional", "lifestyle", "longterm"] as const;

export type DimensionName = (typeof dimensionNames)[number];

/** The side of a trait on which two alike people are. */
export type Level = "high" | "low";

type NoParams = Readonly<Record<never, never>>;

/**
 * All reasons that a side can have, with their parameters. `some_of_both` says that nothing stands out. Each
 * reason is about the pair: none reveals which of the two gave which answer. `shared` means that something
 * ranks first for both, plainly so for values and pastimes; `dear` that both prefer it to the rest of its
 * kind.
 */
interface ReasonParams {
  social: {
    pace_alike: { readonly level: Level };
    pace_apart: NoParams;
    warm_both: NoParams;
    frank_both: NoParams;
    company_alike: { readonly level: Level };
    company_apart: NoParams;
    some_of_both: NoParams;
  };
  values: {
    value_shared: { readonly value: ValueName };
    value_dear: { readonly value: ValueName };
    values_apart: NoParams;
    curiosity_alike: { readonly level: Level };
    curiosity_apart: NoParams;
    some_of_both: NoParams;
  };
  emotional: {
    gives_what_other_wants: { readonly language: LoveLanguage };
    love_apart: NoParams;
    calm_both: NoParams;
    deep_feelings: NoParams;
    some_of_both: NoParams;
  };
  lifestyle: {
    pastime_shared: { readonly pastime: PastimeName };
    pastime_dear: { readonly pastime: PastimeName };
    pastimes_apart: NoParams;
    order_alike: { readonly level: Level };
    order_apart: NoParams;
    some_of_both: NoParams;
  };
  longterm: {
    children_wanted: NoParams;
    children_unwanted: NoParams;
    children_open: NoParams;
    children_apart: NoParams;
    children_there: NoParams;
    plan_shared: { readonly plan: PlanName };
    plan_dear: { readonly plan: PlanName };
    plans_apart: NoParams;
    bond_shared: { readonly bond: BondName };
    bond_apart: NoParams;
    pets_wanted: NoParams;
    pets_unwanted: NoParams;
    pets_open: NoParams;
    pets_apart: NoParams;
    some_of_both: NoParams;
  };
}

/** Why one side is what it is; its text has the id `why.<dimension>.<reason>`. */
export type ReasonOf<D extends DimensionName> = {
  [R in keyof ReasonParams[D] & string]: {
    readonly dimension: D;
    readonly reason: R;
    readonly params: ReasonParams[D][R];
  };
}[keyof ReasonParams[D] & string];

export type Reason = { [D in DimensionName]: ReasonOf<D> }[DimensionName];

/** Whether a reason says what stands between the two. */
export const isDifference = ({ reason }: Reason): boolean =>
  /_apart$|^children_there$/.test(reason);

type ReasonId = { [D in DimensionName]: `why.${D}.${ReasonOf<D>["reason"]}` }[DimensionName];

/** The id of a reason's text in the catalogues of `@gemel/i18n`. */
export const reasonMessageId = ({ dimension, reason }: Reason): ReasonId =>
  // The compiler keeps the two parts of the union apart; the type of a reason keeps them together.
  `why.${dimension}.${reason}` as ReasonId;
