/** The evidence of a folder cannot be used, and the user is not at fault: nothing was judged. The message gives the reason and the next step. */
export class EvidenceError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EvidenceError';
  }
}
