import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {object} Picture
 * @property {Map<string, string[]>} rooms each by its name in the picture, with its folders (`app/forms/`), files
 * (`app/links.ts`) or what lies in a folder itself (`app/*`)
 * @property {{name: string, from: string[], to: string[]}[]} arrows who may import whom; a group is all of its rooms
 */

const document = fileURLToPath(new URL('../../docs/architecture.md', import.meta.url));
const box = /^\s*(subgraph )?(\w+)\["([^"]+)"\]$/;
const arrow = /^\s*([\w &]+?) --> ([\w &]+)$/;

/**
 * Reads the picture of the house: a room is a box whose text begins with its paths, up to a '·'; an arrow is an import.
 * Dotted arrows are for people.
 * @returns {Picture}
 */
export function readPicture(text = readFileSync(document, 'utf8')) {
  const [, drawn = ''] = text.match(/```mermaid\n([\s\S]*?)```/) ?? [];
  const [rooms, groups, pairs, open] = [new Map(), new Map(), [], []];
  for (const line of drawn.split('\n')) {
    const [, group, name, words = ''] = line.match(box) ?? [];
    const [, from, to] = line.match(arrow) ?? [];
    if (group) open.push(name);
    else if (name) {
      rooms.set(name, words.split(' · ')[0].split(' '));
      for (const each of open) groups.set(each, [...(groups.get(each) ?? []), name]);
    } else if (line.trim() === 'end') open.pop();
    else if (from)
      for (const one of from.split(' & ')) for (const other of to.split(' & ')) pairs.push([one, other]);
  }
  const members = (name) => groups.get(name) ?? [name];
  const arrows = pairs.map(([from, to]) => ({
    name: `${from} → ${to}`,
    from: members(from),
    to: members(to),
  }));
  return { rooms, arrows };
}

/** The room that a file lies in; undefined where the picture does not say. */
export function roomOf({ rooms }, file) {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const find = (holds) => [...rooms].find(([, paths]) => paths.some(holds))?.[0];
  return (
    find((path) => file === path || (path.endsWith('/') && file.startsWith(path))) ??
    find((path) => path === `${folder}*`)
  );
}

/** The rooms that arrows lead to from this one. */
export const nextTo = ({ arrows }, room) =>
  arrows.filter(({ from }) => from.includes(room)).flatMap(({ to }) => to);

/** ... over others too, and itself. */
export function knownTo(picture, room) {
  const known = new Set([room]);
  for (const each of known) for (const next of nextTo(picture, each)) known.add(next);
  return known;
}
