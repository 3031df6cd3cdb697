import { fold } from '~/domain/text';

/** An element of a feed, names brought into one form (`nodeName`), text as it stood. */
export interface FeedNode {
  name: string;
  attributes: Record<string, string>;
  /** The element's own text, its children's not. */
  text: string;
  children: FeedNode[];
}

const nothing: readonly string[] = [];
/** A program without a value writes this. */
const empty = /^\s*(null|undefined|nan|\(null\))?\s*$/i;

/** 'vr:PrecoVenda', 'PRECO_VENDA' and 'preço-venda' are one name: no prefix, accents, case or separators. */
export function nodeName(tag: string): string {
  const known = names.get(tag);
  if (known !== undefined) return known;
  const name = fold(tag.slice(tag.lastIndexOf(':') + 1)).replace(/[^a-z0-9]/g, '');
  if (names.size < 2_000) names.set(tag, name);
  return name;
}
/** A feed's tags are few and come again and again. */
const names = new Map<string, string>();

/**
 * Elements of these names (or all), nearest to the root first. They may stand deeper than they should (an unclosed tag
 * swallows its siblings), but never inside `except`: a feed's contact has its own address.
 */
export function findAll(
  node: FeedNode,
  names?: readonly string[],
  except: readonly string[] = nothing,
): FeedNode[] {
  const all = levels(node, except);
  return names ? all.filter((item) => names.includes(item.name)) : all;
}

/** Every element under a node, level by level: asked for some sixty times of each listing, so kept. */
function levels(node: FeedNode, except: readonly string[]): FeedNode[] {
  const known = kept.get(node);
  if (known?.except === except) return known.list;
  const list: FeedNode[] = [];
  let level = [node];
  while (level.length > 0) {
    level = level.flatMap((parent) => parent.children.filter((child) => !except.includes(child.name)));
    list.push(...level);
  }
  kept.set(node, { except, list });
  return list;
}
const kept = new WeakMap<FeedNode, { except: readonly string[]; list: FeedNode[] }>();

/** The text of the first name that has any, in the order of `names`; '' where none has. */
export function textOf(
  node: FeedNode,
  names: readonly string[],
  except: readonly string[] = nothing,
): string {
  return elementOf(node, names, except)?.text.trim() ?? '';
}

/** The element that `textOf` reads, for its attributes. */
export function elementOf(
  node: FeedNode,
  names: readonly string[],
  except: readonly string[] = nothing,
): FeedNode | undefined {
  const found = findAll(node, names, except).filter((item) => !empty.test(item.text));
  for (const name of names) {
    const match = found.find((item) => item.name === name);
    if (match) return match;
  }
  return undefined;
}
