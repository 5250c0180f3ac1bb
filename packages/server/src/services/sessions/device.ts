/** What a session is used with: names, as far as they are told. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}
