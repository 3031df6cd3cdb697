/** The bytes are the reason: the same file fails again. Other failures may pass. */
export const finalCodes = ['type', 'size', 'broken', 'cost'];

/** Reason why a photo was not accepted. `permanent`: a retry cannot help. `photo.error` stores code and detail. */
export class PhotoError extends Error {
  override readonly name = 'PhotoError';
  constructor(
    readonly code:
      | 'address' // not a web URL, or a private network
      | 'redirects'
      | 'status'
      | 'network'
      | 'timeout'
      | 'size'
      | 'type'
      | 'broken'
      | 'cost', // more memory or processor time than the limits
    readonly detail: string,
    readonly permanent: boolean,
  ) {
    super(`${code}: ${detail}`);
  }
}
