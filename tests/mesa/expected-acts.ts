import { expect } from 'vitest';
import { text } from '../imoveis/markup';
import type { adminVisitor } from './admin-visitor';

/** What members do in a test, in order: the admin's audit log has exactly these acts. */
export function expectedActs() {
  const acts: { verb: string; row: string }[] = [];
  const rows = (verb?: string) =>
    acts
      .filter((act) => verb === undefined || act.verb === verb)
      .map(({ row }) => row)
      .toReversed();
  return {
    /** @param sentence as the log shows it */
    add: (verb: string, { name }: { name: string }, sentence: string) =>
      void acts.push({ verb, row: `${name}: ${sentence}` }),
    /** Of a record that is erased since. */
    rename: (from: string, to: string) => {
      for (const act of acts) act.row = act.row.replace(from, to);
    },
    /** Looks for each act without a filter, by its verb, and by its member. */
    async check(reader: Pick<ReturnType<typeof adminVisitor>, 'get'>): Promise<void> {
      const page = async (query: string) => (await reader.get(`/mesa/registro${query}`)).html;
      const all = await page('');
      expect(rowsOf(all)).toEqual(rows());
      expect(all).not.toContain('Atos mais antigos');
      for (const verb of new Set(acts.map((act) => act.verb))) {
        expect(verbsOf(all)).toContain(verb);
        expect([verb, rowsOf(await page(`?ato=${verb}`))]).toEqual([verb, rows(verb)]);
      }
      for (const name of new Set(acts.map(({ row }) => row.split(':')[0]!)))
        expect(rowsOf(await page(`?busca=${encodeURIComponent(name)}`))).toEqual(
          rows().filter((row) => row.startsWith(`${name}:`)),
        );
    },
  };
}

/** 'Carla Dias: Leu o contato de Ana Prado', the newest first. */
const rowsOf = (html: string): string[] =>
  [...html.matchAll(/<tr data-[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) => {
    const cell = (title: string) => new RegExp(`<td data-l="${title}">(.*?)</td>`, 's').exec(row)![1]!;
    return `${text(cell('Quem'))}: ${text(cell('O quê').replace(/<small>.*?<\/small>/s, ''))}`;
  });

/** Those that the filter offers. */
const verbsOf = (html: string): string[] => {
  const select = /<select[^>]*name="ato".*?<\/select>/s.exec(html)![0];
  return [...select.matchAll(/<option value="([^"]+)"/g)].map(([, verb]) => verb!);
};
