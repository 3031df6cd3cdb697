import { fold } from '@domain/text';

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
  const { list } = inside(node, except);
  return names ? list.filter((item) => names.includes(item.name)) : list;
}

interface Inside {
  except: readonly string[];
  list: FeedNode[];
  byName: Map<string, FeedNode[]>;
}

/** Every element under a node, level by level: asked for some sixty times of each listing, so kept. */
function inside(node: FeedNode, except: readonly string[]): Inside {
  if (node.children.length === 0) return leaf;
  const known = kept.get(node);
  if (known?.except === except) return known;
  const list: FeedNode[] = [];
  const byName = new Map<string, FeedNode[]>();
  let level = [node];
  while (level.length > 0) {
    level = level.flatMap((parent) => parent.children.filter((child) => !except.includes(child.name)));
    list.push(...level);
  }
  for (const item of list) {
    const same = byName.get(item.name);
    if (same) same.push(item);
    else byName.set(item.name, [item]);
  }
  const found = { except, list, byName };
  kept.set(node, found);
  return found;
}
const kept = new WeakMap<FeedNode, Inside>();
const leaf: Inside = { except: nothing, list: [], byName: new Map() };

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
  const { byName } = inside(node, except);
  for (const name of names) {
    const match = byName.get(name)?.find((item) => !empty.test(item.text));
    if (match) return match;
  }
  return undefined;
}
