/** ' até 12/02/2027' */
export const untilText = (until: string | null): string =>
  until ? ` até ${until.split('-').toReversed().join('/')}` : '';
