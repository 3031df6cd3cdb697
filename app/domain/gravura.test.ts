import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gravuras, gravuraSrcSet, gravuraUrl } from './gravura';

test.each(gravuras)('every file that %s is shown by is there', (name) => {
  const files = [
    ...gravuraSrcSet(name)
      .split(',')
      .map((source) => source.split(' ')[0]),
    gravuraUrl(name),
  ];
  expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([]);
});
