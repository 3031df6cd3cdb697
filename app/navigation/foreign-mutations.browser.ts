/** Changes by extensions and translators before hydration (shared case `scripts/extensions-in-page.js`). */
type Mutations = readonly MutationRecord[];

/** Mutations of nodes that React makes; the markup of layout fragments is not its own. */
export const reactMutations = (mutations: Mutations): Mutations =>
  mutations.filter(({ target }) => {
    const element = target instanceof Element ? target : target.parentElement;
    return !element?.closest('[data-part]');
  });

const hasWords = (node: Node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test((node as Text).data);

/** Whether text of the page was replaced, as translators do. */
export function changesText(mutations: Mutations): boolean {
  const added = new Set<Node>();
  const isForeign = (node: Node | null): boolean =>
    node !== null && (added.has(node) || isForeign(node.parentNode));
  return mutations.some(({ type, target, addedNodes, removedNodes }) => {
    if (isForeign(target)) return false;
    for (const node of addedNodes) added.add(node);
    return type === 'characterData' || [...removedNodes].some((node) => hasWords(node) && !added.has(node));
  });
}

/** Restores the server's markup. */
export function undoMutations(mutations: Mutations): void {
  for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of [...mutations].reverse()) {
    for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
    insertBetween(target, removedNodes, previousSibling, nextSibling);
  }
}

export function redoMutations(mutations: Mutations): void {
  for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of mutations) {
    for (const node of removedNodes) if (node.parentNode === target) target.removeChild(node);
    insertBetween(target, addedNodes, previousSibling, nextSibling);
  }
}

function insertBetween(target: Node, nodes: NodeList, previous: Node | null, next: Node | null) {
  const before =
    next?.parentNode === target ? next : previous?.parentNode === target ? previous.nextSibling : null;
  for (const node of nodes) target.insertBefore(node, before);
}
