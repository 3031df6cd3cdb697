export const isPrefetched = ({ headers }: Request): boolean =>
  /prefetch|prerender/.test(`${headers.get('Sec-Purpose')} ${headers.get('Purpose')}`);
