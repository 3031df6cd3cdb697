import { posix } from 'node:path';

const guards = 'guards and limits';
/**
 * Where faults are planted unless paths are named: what decides without being seen. Pages, words
 * and styles are looked at by people and by the browser stories.
 */
const rooms = [
  { name: 'domain', holds: /^(app\/)?domain\// },
  { name: 'contract', holds: /^contract\// },
  { name: guards, holds: /^(app|api|server)\/.*(guard|limit|attempts)[^/]*$/ },
];
/** The domain's own tests and the contract's: a rule is held where it stands, not by a page that happens to use it. */
const kernel = ['app/domain', 'contract', 'domain'];

/** Of code that no unit test runs: the integration tests that promise what it holds. With all of them a fault takes minutes. */
const heldBy = [
  {
    room: /^api\/(auth|repositories\/attempts)/,
    tests: 'tests/api/{sign-in-limits,other-limits,recovery}.test.ts',
  },
  { room: /^api\/import\//, tests: 'tests/catalogue/**/*.test.ts' },
];

/** What must be caught of what is planted. */
export const leastCaught = 0.9;

/** Whether a file is code that faults can be planted in: no test nor what tests are made of, no declarations. */
export const isMutable = (file) =>
  /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$|(^|\/)(tests?|e2e)\/|\/arbitrary-[^/]*$/.test(file);

/** Whether `npm run mutate -- --since REF` looks at a file by itself. */
export const isWatched = (file) => isMutable(file) && rooms.some(({ holds }) => holds.test(file));

/** The row of the table that a file counts in: its folder, or for what stands alone in another room, guards and limits. */
export function roomOf(file) {
  const room = rooms.find(({ holds }) => holds.test(file));
  return room?.name === guards ? guards : posix.dirname(file);
}

/** The unit tests that these files meet; few folders, since what is decided while a file loads meets them all. */
export const unitTestsOf = (files) => [
  ...new Set(
    files
      .flatMap((file) =>
        kernel.some((folder) => file.startsWith(`${folder}/`)) ? kernel : [file.split('/')[0]],
      )
      .map((folder) => `${folder}/**/*.test.{ts,tsx}`),
  ),
];

/** The integration tests that these files meet. */
export const integrationTestsOf = (files) => [
  ...new Set(files.map((file) => heldBy.find(({ room }) => room.test(file))?.tests ?? 'tests/**/*.test.ts')),
];
