/** Lines that may replace lines of the head file. They add hashes and remove none. */
export interface LineEdit {
  readonly path: string;
  readonly provider: string;
  /** The platforms that it completes, sorted. */
  readonly platforms: readonly string[];
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
  readonly added: readonly string[];
}
