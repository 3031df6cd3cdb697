import { expect, test } from 'vitest';
import type { ApplyReport, Overridden } from '@api/feeds/apply/apply-report';
import { emptyReport } from '@api/feeds/import/report-reading';
import { importText } from './import-text';

const counts: ApplyReport['counts'] = {
  ...{ read: 50, duplicates: 0, added: 0, changed: 0, reactivated: 0, unchanged: 50, deactivated: 0 },
  ...{ held: 0, prices: 0, activeBefore: 50 },
};
const reportWith = (overridden: Overridden[]) => {
  const report = emptyReport({ feed: 'feed.xml', source: 'crm' });
  const lists = { added: [], changed: [], reactivated: [], deactivated: [], duplicates: [] };
  report.outcome = 'applied';
  report.catalogue = {
    ...{ source: 'crm', outcome: 'applied', hold: null, runId: 1, counts, ...lists },
    ...{ implausible: [], accepted: [], overridden },
  };
  return importText(report);
};

test('names what the brokerage decided and the feed has otherwise', () => {
  const price = { field: 'sell_price', value: 7_900_000, feed: 8_300_000 } as const;
  const text = reportWith([{ reference: '17954', ...price }]);
  expect(text).toContain('O que a casa decidiu e o feed diz de outro modo');
  expect(text).toMatch(/17954 +Preço de venda +da casa: 7900000 +do feed: 8300000/);
});

test('says nothing of the brokerage where nothing differs', () => {
  expect(reportWith([])).not.toContain('O que a casa decidiu');
  const many = Array.from({ length: 50 }, (_, n) => ({
    ...({ reference: `R${n}`, field: 'title', value: 'a', feed: 'b' } as const),
  }));
  expect(reportWith(many)).toMatch(/R39 .*\n {2}… e mais 10 /);
});
