import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @typedef {{rooms: Map<string, string[]>, arrows: {name: string, from: string[], to: string[]}[]}} Picture */

const document = fileURLToPath(new URL('../../docs/architecture.md', import.meta.url));
const box = /^\s*(subgraph )?(\w+)\["([^"]+)"\]$/;
const arrow = /^\s*([\w &]+?) --> ([\w &]+)$/;

/** Parses docs/architecture.md: boxes are modules with paths up to a '·', arrows are imports. @returns {Picture} */
export function readDiagram(text = readFileSync(document, 'utf8')) {
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

export function roomOf({ rooms }, file) {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const find = (holds) => [...rooms].find(([, paths]) => paths.some(holds))?.[0];
  return (
    find((path) => file === path || (path.endsWith('/') && file.startsWith(path))) ??
    find((path) => path === `${folder}*`)
  );
}

export const nextTo = ({ arrows }, room) =>
  arrows.filter(({ from }) => from.includes(room)).flatMap(({ to }) => to);

/** Transitive closure of `nextTo`, with the module itself. */
export function knownTo(picture, room) {
  const known = new Set([room]);
  for (const each of known) for (const next of nextTo(picture, each)) known.add(next);
  return known;
}
