import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { z } from 'zod';
import { brokerageTextFields, fileTexts } from '@domain/brokerage/brokerage-texts';
import { cleanText } from '@domain/validation/text';
import { readBrokerageFile } from './read-brokerage-file';

/** No text of a file may be longer than the shortest limit. */
const shortest = 30;
const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter((text) => cleanText(text) !== '' && cleanText(text).length <= shortest);

/** Moments are no words, and in their order. */
const moments: Readonly<Record<string, string>> = { from: '2026-11-28T08:00', until: '2026-12-24T18:00' };

/** Any value that the schema takes. */
function valuesOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodOptional)
    return fc.option(valuesOf(schema.unwrap()), { nil: undefined, freq: 2 });
  if (schema instanceof z.ZodArray) return fc.array(valuesOf(schema.element), { minLength: 1, maxLength: 2 });
  if (schema instanceof z.ZodNumber) return fc.integer({ min: 1, max: 10 });
  if (!(schema instanceof z.ZodObject)) return words;
  const fields = Object.entries(schema.shape);
  return fc.record(
    Object.fromEntries(
      fields.map(([name, field]) => [
        name,
        moments[name] ? fc.option(fc.constant(moments[name]), { nil: undefined }) : valuesOf(field),
      ]),
    ),
  );
}

/** As the database stores it and `show` prints it. */
const shown = (content: unknown) => stringify(JSON.parse(JSON.stringify(content)));

it('reads what it shows of any texts as the same texts', () =>
  fc.assert(
    fc.property(valuesOf(z.object(brokerageTextFields(fileTexts))), (texts) => {
      const read = readBrokerageFile(shown(texts)).said;
      expect(readBrokerageFile(shown(read)).said).toEqual(read);
    }),
  ));

it('reads what it shows of the example as the example', () => {
  const example = readBrokerageFile(readFileSync('docs/house.yaml', 'utf8')).said;
  expect(readBrokerageFile(shown(example)).said).toEqual(example);
  for (const key of ['hours', 'promises', 'texts', 'magazine', 'onlyYou'] as const)
    expect(example[key]).toBeDefined();
});
