import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const withoutTypes = (text) => text.replace(/^(?:import|export) type [^;]*;/gm, '');
const imported = /@import '([^']+)'/g;

/** Import graph of the browser's modules and style sheets. @returns {(start: string) => Set<string>} reachable files */
export function reachable(graph) {
  const next = (path) =>
    path.endsWith('.css')
      ? [...readFileSync(path, 'utf8').matchAll(imported)].map(([, name]) => join(dirname(path), name))
      : (graph.get(path) ?? []);
  const known = new Map();
  const cached = (path) => known.get(path) ?? known.set(path, next(path)).get(path);
  return (start) => {
    const found = new Set([start]);
    for (const path of found) for (const other of cached(path)) found.add(other);
    return found;
  };
}

/** Reads imports without those of types, which bring no markup. */
export const withoutTypeImports = (read) => (text) => read(withoutTypes(text));

const selectorsIn = (css) =>
  [...css.replace(/\/\*.*?\*\/|'[^']*'/gs, '').matchAll(/([^{};]+)\{/g)].map(([, list]) => list);
const classesIn = (text) => [...text.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name]) => name);

/** Class names in the selectors of a style sheet. */
export const styledClasses = (css) => selectorsIn(css).flatMap(classesIn);

/** Class names with a rule of their own, wherever the element is: `.abas`, not `.cliente .abas`. */
export const definedClasses = (css) =>
  selectorsIn(css)
    .flatMap((list) => list.replace(/\([^()]*\)/g, '()').split(','))
    .flatMap((each) => /^\s*\.(-?[_a-zA-Z][\w-]*)\s*$/.exec(each)?.[1] ?? []);

/** Class names in the markup of a module: the strings of `className`, without parts of computed names. */
export function usedClasses(text) {
  const values = [...text.matchAll(/\bclassName\s*[=:]\s*/g)].map(({ 0: { length }, index }) =>
    valueAt(text, index + length),
  );
  return values
    .flatMap(stringsIn)
    .flatMap((each) => each.split(/\s+/).filter((name) => /^[a-z][\w-]*$/.test(name)));
}

/** An attribute's string or expression; of a variable or property, its expression up to the line's end. */
function valueAt(text, start) {
  if (text[start] !== '{') return /^(?:'[^']*'|"[^"]*"|[^,;\n]*)/.exec(text.slice(start))[0];
  let depth = 0;
  for (let end = start; end < text.length; end += 1) {
    if (text[end] === '{') depth += 1;
    if (text[end] === '}') depth -= 1;
    if (depth === 0) return text.slice(start, end);
  }
  return '';
}

/** Compared strings are not classes; a name beside `${…}` is not whole. */
const stringsIn = (expression) =>
  [...expression.replace(/[!=]==? ?'[^']*'/g, '').matchAll(/'([^']*)'|"([^"]*)"|`([^`]*)`/g)].map(
    ([, single, double, template]) => single ?? double ?? template.replace(/\S*\$\{[^}]*\}\S*/g, ' '),
  );
