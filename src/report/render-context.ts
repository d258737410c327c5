/** What a renderer has to know beside the report. Everything here is ours and trusted. */
export interface RenderContext {
  /** `https://github.com/owner/repository`; `null` where there is nothing to link to. */
  readonly repositoryUrl: string | null;
  /** The folder of the documentation, with a page for each rule in `rules/`; without a slash at its end. */
  readonly docsUrl: string;
  /** The command that repeats this review on a desk, in one line; `null` where there is none. */
  readonly reproduce: string | null;
  /** Where the rest stands when an output is too small for everything; `null`: in the JSON report. */
  readonly fullReport: { readonly name: string; readonly url: string } | null;
}
