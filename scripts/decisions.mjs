import { readdir, readFile, writeFile } from 'node:fs/promises';

const folder = 'docs/decisions';

/** Subjects of the index with record numbers. Add each new record here. */
const subjects = {
  'Stack and structure': [1, 2, 5, 6, 35, 36, 59, 85, 86],
  'Pages: documents, caches, scripts': [4, 9, 41, 46, 58, 81, 82, 83, 84, 95, 96, 102, 122, 155, 163],
  'Addresses, search and listings': [7, 11, 16, 33, 44, 50, 75, 80, 93, 108, 140, 157, 162],
  'Property pages, photos and maps': [3, 17, 18, 20, 21, 40, 57, 76, 79, 105, 106, 109],
  'Home, header, institutional pages': [10, 12, 14, 15, 45, 53, 97, 98, 107, 141, 149],
  'Catalogue and feeds': [
    8, 51, 52, 54, 55, 60, 78, 91, 92, 104, 129, 130, 138, 134, 133, 135, 131, 143, 145, 147, 146, 153, 159,
  ],
  'Forms and leads': [13, 19, 34, 38, 47, 49, 71, 74, 90, 94, 127, 128],
  'Accounts and sign-in': [22, 23, 24, 25, 26, 28, 42, 88],
  'The admin': [111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 124, 125, 136, 137, 139, 144, 148],
  'Favorites, saved searches and alerts': [29, 61, 62, 63, 64, 65, 66, 110],
  'Owners and announcements': [69, 70, 132],
  'Campaigns, experiments, analytics': [72, 73, 142],
  'Security and other back ends': [27, 37, 39, 89, 100, 101, 152],
  'Jobs, backup and operations': [48, 56, 99, 103, 150, 151, 158, 156, 154, 160, 161, 166],
  Tests: [30, 31, 32, 43, 164, 165],
};

const introduction = [
  '# Decisions',
  'Short dated records: the context of a decision, the decision, its consequences. `docs/spec/settled.md` settles what the specification leaves open for users and addresses; these records hold the rest.',
  'A superseded record stays and names its successor. `node scripts/decisions.mjs` writes this index; a test compares them.',
].join('\n\n');

/** @returns the text of docs/decisions/README.md */
export async function decisionsIndex() {
  const records = new Map();
  for (const file of (await readdir(folder)).filter((name) => /^\d{4}-/.test(name)))
    records.set(Number(file.slice(0, 4)), { file, text: await readFile(`${folder}/${file}`, 'utf8') });
  const listed = Object.values(subjects).flat();
  const problems = [
    ...[...records.keys()]
      .filter((number) => !listed.includes(number))
      .map((number) => `${number}: no subject`),
    ...listed.filter((number) => !records.has(number)).map((number) => `${number}: no record`),
    ...listed
      .filter((number, at) => listed.indexOf(number) !== at)
      .map((number) => `${number}: two subjects`),
  ];
  if (problems.length > 0) throw new Error(`docs/decisions: ${problems.join(', ')}`);
  const row = (number) => {
    const { file, text } = records.get(number);
    const successors = [...successorsOf(number, records)].map((each) => String(each).padStart(4, '0'));
    const status = successors.length > 0 ? `superseded in part by ${successors.join(', ')}` : 'accepted';
    return `| [${file.slice(0, 4)}](${file}) | ${titleOf(text)} | ${status} |`;
  };
  const tables = Object.entries(subjects).map(
    ([subject, numbers]) =>
      `## ${subject}\n\n| record | decision | status |\n|---|---|---|\n${numbers.map(row).join('\n')}`,
  );
  return [introduction, ...tables].join('\n\n');
}

const titleOf = (text) =>
  text
    .split('\n', 1)[0]
    .replace(/^# \d{4}(?: ·)? /, '')
    .replace(/ \([^()]*\d{4}-\d\d-\d\d[^()]*\)$/, '');

function successorsOf(number, records) {
  const named = (text, verb) =>
    [...text.matchAll(new RegExp(`${verb}\\b[^.\\n]*`, 'gi'))].flatMap(([sentence]) =>
      (sentence.match(/\b\d{4}\b/g) ?? []).map(Number).filter((each) => records.has(each)),
    );
  const others = [...records].filter(([, { text }]) => named(text, 'supersedes').includes(number));
  return new Set([...named(records.get(number).text, 'superseded'), ...others.map(([other]) => other)]);
}

if (process.argv[1] === import.meta.filename)
  await writeFile(`${folder}/README.md`, `${await decisionsIndex()}\n`);
