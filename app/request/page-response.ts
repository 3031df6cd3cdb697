/**
 * A finished document. The page stays a string, which the server writes as it is: a `Response` would encode it into a
 * stream only for the server to read that stream again.
 */
export class PageResponse extends Response {
  constructor(
    readonly html: string,
    /** The texts of the page's own inline scripts; the server lets only these run (Content-Security-Policy). */
    readonly inlineScripts: readonly string[],
    init: ResponseInit,
  ) {
    super(null, init);
  }
}

/** Whether a response is a finished document; in development the class exists twice, so its shape decides. */
export const isPageResponse = (response: Response): response is PageResponse => 'inlineScripts' in response;
