interface SegmentsProps<Value extends string | number> {
  /** What is chosen, for screen readers. */
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value;
  set(value: Value): void;
  textOf(value: Value): string;
}
/** A row of buttons, one of which is chosen. */
export const Segments = <Value extends string | number>({
  label,
  values,
  value,
  set,
  textOf,
}: SegmentsProps<Value>) => (
  <span className="segments" role="group" aria-label={label}>
    {values.map((each) => (
      <button key={each} type="button" aria-pressed={value === each} onClick={() => set(each)}>
        {textOf(each)}
      </button>
    ))}
  </span>
);
