import { posix } from 'node:path';

const guards = 'guards and limits';
/** Default targets: logic without visible output. The browser tests cover pages, texts and styles. */
const rooms = [
  { name: 'domain', holds: /^(app\/)?domain\// },
  { name: 'contract', holds: /^contract\// },
  { name: guards, holds: /^(app|api|server)\/.*(guard|limit|attempts)[^/]*$/ },
];
/** Domain and contract need their own tests; a page's test is not enough. */
const kernel = ['app/domain', 'contract', 'domain'];

/** Integration tests of code without unit tests; the whole suite would take minutes per mutant. */
const heldBy = [
  {
    room: /^api\/(accounts|platform\/http)\//,
    tests: 'tests/api/{sign-in-limits,other-limits,recovery}.test.ts',
  },
  { room: /^api\/feeds\/import\//, tests: 'tests/catalogue/**/*.test.ts' },
];

export const leastCaught = 0.9;

export const isMutable = (file) =>
  /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$|(^|\/)(tests?|e2e)\/|\/arbitrary-[^/]*$/.test(file);

export const isWatched = (file) => isMutable(file) && rooms.some(({ holds }) => holds.test(file));

export function roomOf(file) {
  const room = rooms.find(({ holds }) => holds.test(file));
  return room?.name === guards ? guards : posix.dirname(file);
}

/** Few folders are enough: code that runs at import time affects all tests anyway. */
export const unitTestsOf = (files) => [
  ...new Set(
    files
      .flatMap((file) =>
        kernel.some((folder) => file.startsWith(`${folder}/`)) ? kernel : [file.split('/')[0]],
      )
      .map((folder) => `${folder}/**/*.test.{ts,tsx}`),
  ),
];

export const integrationTestsOf = (files) => [
  ...new Set(files.map((file) => heldBy.find(({ room }) => room.test(file))?.tests ?? 'tests/**/*.test.ts')),
];
