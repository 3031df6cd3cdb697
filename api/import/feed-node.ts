import { fold } from '~/domain/text';

/** An element of a feed, names brought into one form (`nodeName`), text as it stood. */
export interface FeedNode {
  name: string;
  attributes: Record<string, string>;
  /** The element's own text, its children's not. */
  text: string;
  children: FeedNode[];
}

/** 'vr:PrecoVenda', 'PRECO_VENDA' and 'preço-venda' are one name: no prefix, accents, case or separators. */
export function nodeName(tag: string): string {
  return fold(tag.slice(tag.lastIndexOf(':') + 1)).replace(/[^a-z0-9]/g, '');
}

/**
 * Elements of these names, nearest to the root first. They may stand deeper than they should (an unclosed tag swallows
 * its siblings), but never inside `except`: a feed's contact has its own address.
 */
export function findAll(
  node: FeedNode,
  names: readonly string[],
  except: readonly string[] = [],
): FeedNode[] {
  const found: FeedNode[] = [];
  let level = [node];
  while (level.length > 0) {
    const next = level.flatMap((parent) => parent.children.filter((child) => !except.includes(child.name)));
    found.push(...next.filter((child) => names.includes(child.name)));
    level = next;
  }
  return found;
}

/** The text of the first name that has any, in the order of `names`; '' where none has. */
export function textOf(node: FeedNode, names: readonly string[], except: readonly string[] = []): string {
  return elementOf(node, names, except)?.text.trim() ?? '';
}

/** The element that `textOf` reads, for its attributes. */
export function elementOf(
  node: FeedNode,
  names: readonly string[],
  except: readonly string[] = [],
): FeedNode | undefined {
  const found = findAll(node, names, except).filter((item) => item.text.trim() !== '');
  for (const name of names) {
    const match = found.find((item) => item.name === name);
    if (match) return match;
  }
  return undefined;
}
