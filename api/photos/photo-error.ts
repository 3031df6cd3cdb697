/** Why a picture was not taken; `permanent`: asking again would not help. The code is what `photo.error` keeps. */
export class PhotoError extends Error {
  override readonly name = 'PhotoError';
  constructor(
    readonly code:
      | 'address' // not a web address, or one of a private network
      | 'redirects'
      | 'status'
      | 'network'
      | 'timeout'
      | 'size'
      | 'type'
      | 'broken'
      | 'cost', // more memory or processor time than a picture may take
    readonly detail: string,
    readonly permanent: boolean,
  ) {
    super(`${code}: ${detail}`);
  }
}
