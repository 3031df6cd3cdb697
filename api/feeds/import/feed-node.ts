import { fold } from '@domain/kernel/text';

export interface FeedNode {
  name: string;
  attributes: Record<string, string>;
  /** Without its children's text. */
  text: string;
  children: FeedNode[];
}

const nothing: readonly string[] = [];
/** Programs write these for a missing value. */
const empty = /^(null|undefined|nan|\(null\))?$/i;
const isEmpty = (text: string) => empty.test(text.trim());

/** 'vr:PrecoVenda', 'PRECO_VENDA' and 'preço-venda' give one name. */
export function nodeName(tag: string): string {
  const known = names.get(tag);
  if (known !== undefined) return known;
  const name = fold(tag.slice(tag.lastIndexOf(':') + 1)).replace(/[^a-z0-9]/g, '');
  if (names.size < 2_000) names.set(tag, name);
  return name;
}
const names = new Map<string, string>();

/** Descendants at any depth, nearest first: an unclosed tag contains its siblings. `except`: contacts, for example. */
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

/** Breadth-first. Cached: each listing needs it about sixty times. */
function inside(node: FeedNode, except: readonly string[]): Inside {
  if (node.children.length === 0) return leaf;
  const known = insideCache.get(node);
  if (known?.except === except) return known;
  const list: FeedNode[] = [];
  const byName = new Map<string, FeedNode[]>();
  let level = [node];
  while (level.length > 0) {
    level = level.flatMap((parent) => parent.children.filter((child) => !except.includes(child.name)));
    list.push(...level);
  }
  const add = (name: string, item: FeedNode) => {
    const same = byName.get(name);
    if (same) same.push(item);
    else byName.set(name, [item]);
  };
  for (const item of list) add(item.name, item);
  for (const group of list)
    for (const item of group.children)
      if (!except.includes(item.name)) groupedNames(group, item).forEach((name) => add(name, item));
  const found = { except, list, byName };
  insideCache.set(node, found);
  return found;
}

/** Plural groups of a singular field. */
const groupNames: Readonly<Record<string, string>> = {
  ...{ areas: 'area', medidas: 'area', metragens: 'area', metragem: 'area' },
  ...{ precos: 'preco', valores: 'valor', prices: 'price' },
};

/** `<Area><Util>` is 'areautil', and `<Venda><Preco>` is 'vendapreco' and 'precovenda'. */
export function groupedNames({ name }: FeedNode, item: FeedNode): string[] {
  if (item.children.length > 0) return [];
  const group = groupNames[name] ?? name;
  return item.name.startsWith(group) ? [] : [group + item.name, item.name + group];
}
const insideCache = new WeakMap<FeedNode, Inside>();
const leaf: Inside = { except: nothing, list: [], byName: new Map() };

/** The first non-empty text in the order of `names`. */
export function textOf(
  node: FeedNode,
  names: readonly string[],
  except: readonly string[] = nothing,
): string {
  return elementOf(node, names, except)?.text.trim() ?? '';
}

export function elementOf(
  node: FeedNode,
  names: readonly string[],
  except: readonly string[] = nothing,
): FeedNode | undefined {
  const { byName } = inside(node, except);
  for (const name of names) {
    const match = byName.get(name)?.find((item) => !isEmpty(item.text));
    if (match) return match;
  }
  return undefined;
}

/** The text, or the names of empty children: `<PropertyType><Residential><Apartment/>` is 'residential apartment'. */
export function choicesOf(
  node: FeedNode,
  names: readonly string[],
  except: readonly string[] = nothing,
): string[] {
  const given = inside(node, except);
  return names.flatMap((name) => given.byName.get(name) ?? []).flatMap((item) => choiceIn(item) || []);
}

const labelNames = ['nome', 'descricao', 'name', 'label'];

function choiceIn(node: FeedNode): string {
  if (!isEmpty(node.text)) return node.text.trim();
  const label = textOf(node, labelNames);
  if (label) return label;
  const within = inside(node, nothing).list;
  return within.every(({ text }) => isEmpty(text)) ? within.map(({ name }) => name).join(' ') : '';
}
