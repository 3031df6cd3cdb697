export const feedIntents = {
  ...{ run: 'run', discard: 'discard', withoutPrices: 'without-prices', publish: 'publish' },
  ...{ publishFile: 'publish-file', schedule: 'schedule' },
  ...{ revert: 'revert', accept: 'accept' },
} as const;

export const sourceField = 'fonte';
export const referenceField = 'imovel';

export const numberField = 'numero';

export const scheduleFields = { when: 'quando', at: 'hora' } as const;
