/**
 * Keeps React working where a translator replaces its text nodes, or an extension wraps its elements: React removes,
 * moves and changes the nodes that it made, which are no longer where it put them.
 */
export function guardReplacedNodes(root: Element): void {
  const replacements = new WeakMap<Node, ChildNode>();
  /** The child of the parent that replaces or contains the node. */
  const standIn = (parent: Node, node: Node): ChildNode | null => {
    for (let each: Node | null = replacements.get(node) ?? node; each; each = each.parentNode)
      if (each.parentNode === parent) return each as ChildNode;
    return null;
  };
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    standIn(this, child)?.remove();
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    const isHere = !next || next.parentNode === this;
    return insertBefore.call(this, node, isHere ? next : standIn(this, next)) as T;
  };

  const texts = new MutationObserver((records) => {
    for (const { target } of records) {
      const shown = replacements.get(target);
      if (shown) shown.textContent = (target as Text).data;
    }
  });
  const replaced = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records) {
      const [text] = removedNodes;
      const [element] = addedNodes;
      if (removedNodes.length !== 1 || addedNodes.length !== 1) continue;
      if (!(text instanceof Text) || !(element instanceof Element)) continue;
      replacements.set(text, element);
      texts.observe(text, { characterData: true });
    }
  });
  replaced.observe(root, { childList: true, subtree: true });
}
