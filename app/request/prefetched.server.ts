/** Whether a browser only fetches a page ahead: nobody has arrived there. */
export const isPrefetched = ({ headers }: Request): boolean =>
  /prefetch|prerender/.test(`${headers.get('Sec-Purpose')} ${headers.get('Purpose')}`);
