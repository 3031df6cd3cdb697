import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type DraftFields, draftText, mergedFields } from './draft';

const type = (fields: DraftFields, revision: number, base: number, typed: Record<string, string>) =>
  mergedFields(
    fields,
    { base, typed: Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, [value]])) },
    revision,
  );
const texts = (fields: DraftFields) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, draftText(fields, name)]));

it('keeps what is typed, and the same fields where nothing was', () => {
  const one = type({}, 1, 0, { cidade: 'Búzios', bairro: '' });
  expect(texts(one)).toEqual({ cidade: 'Búzios' });
  expect(type(one, 2, 1, { cidade: 'Búzios' })).toBe(one);
});

it('of two tabs the newest value of each field wins', () => {
  const opened = type({}, 1, 0, { cidade: 'Búzios', bairro: 'Geribá' });
  // Both tabs open at this revision; the first changes the town, the second the district.
  const first = type(opened, 2, 1, { cidade: 'Cabo Frio', bairro: 'Geribá' });
  const both = type(first, 3, 1, { cidade: 'Búzios', bairro: 'Ferradura' });
  expect(texts(both)).toEqual({ cidade: 'Cabo Frio', bairro: 'Ferradura' });
  expect(texts(type(both, 4, 2, { cidade: 'Cabo Frio', bairro: 'Geribá' }))).toEqual(texts(both));
});

it('what was emptied stays empty for a page that was opened before', () => {
  const opened = type({}, 1, 0, { bairro: 'Geribá' });
  const emptied = type(opened, 2, 1, { bairro: '' });
  expect(texts(type(emptied, 3, 1, { bairro: 'Geribá', cidade: 'Búzios' }))).toEqual({
    bairro: '',
    cidade: 'Búzios',
  });
});

it('takes a page that is older than all that is known for newer', () => {
  let fields = type({}, 1, 0, { bairro: 'A' });
  for (let revision = 2; revision < 20; revision += 1)
    fields = type(fields, revision, revision - 1, { bairro: `B${revision}` });
  expect(texts(type(fields, 20, 0, { bairro: 'Typed' }))).toEqual({ bairro: 'Typed' });
});

it('with scripts, merges only touched fields, also when cleared', () => {
  const send = (fields: DraftFields, revision: number, touched: string[], typed: Record<string, string>) =>
    mergedFields(
      fields,
      {
        base: 0,
        touched,
        typed: Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, [value]])),
      },
      revision,
    );
  const saved = send({}, 1, ['bairro'], { bairro: 'Geribá', cidade: '' });
  const other = send(saved, 2, ['cidade'], { bairro: '', cidade: 'Búzios' });
  expect(texts(other)).toEqual({ bairro: 'Geribá', cidade: 'Búzios' });
  expect(texts(send(other, 3, ['bairro'], { bairro: '', cidade: '' }))).toEqual({
    bairro: '',
    cidade: 'Búzios',
  });
});

it.each(['with', 'without'])(
  'keeps the last typed value of each field across two tabs, %s scripts',
  (how) => {
    const names = ['a', 'b', 'c'];
    const edit = fc.record({
      tab: fc.nat(1),
      typed: fc.dictionary(fc.constantFrom(...names), fc.constantFrom('', 'x', 'y', 'z'), { maxKeys: 2 }),
    });
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 8 }), (edits) => {
        let [fields, revision]: [DraftFields, number] = [{}, 0];
        const tabs = [{}, {}].map(() => ({
          base: 0,
          shown: { a: '', b: '', c: '' } as Record<string, string>,
        }));
        const last: Record<string, string> = { a: '', b: '', c: '' };
        for (const { tab: number, typed } of edits) {
          const tab = tabs[number]!;
          const touched = Object.keys(typed).filter((name) => typed[name] !== tab.shown[name]);
          for (const name of touched) last[name] = tab.shown[name] = typed[name]!;
          const values = Object.fromEntries(names.map((name) => [name, [tab.shown[name]!]]));
          const change = { base: tab.base, typed: values, ...(how === 'with' && { touched }) };
          const merged = mergedFields(fields, change, revision + 1);
          if (merged !== fields) revision += 1;
          fields = merged;
          // Without scripts, each post returns a page of the current draft.
          if (how === 'without') {
            tab.base = revision;
            for (const name of names) tab.shown[name] = draftText(fields, name);
          }
        }
        for (const name of names) expect(draftText(fields, name)).toBe(last[name]);
      }),
    );
  },
);
