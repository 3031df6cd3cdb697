/** Elements of the head by their markup. */
export type AppliedElements = Map<string, Element>;

/** Remix's inline scripts are no part of the head. */
const described = (holder: Element) =>
  [...holder.children].filter((each) => !each.matches('script:not([type])'));

const sameIn = (head: HTMLHeadElement, element: Element) =>
  element.localName === 'title'
    ? head.querySelector('title')
    : ([...head.children].find((each) => each.isEqualNode(element)) ?? null);

/** @returns the elements of the server's head that the holder describes; a translated title counts */
export function adoptHead(head: HTMLHeadElement, holder: Element): AppliedElements {
  const found = described(holder).flatMap((each) => {
    const element = sameIn(head, each);
    return element ? [[each.outerHTML, element] as const] : [];
  });
  return new Map(found);
}

/** Adds what the holder describes anew, in its order, and removes what it no longer describes; no other element. */
export function syncHead(head: HTMLHeadElement, holder: Element, applied: AppliedElements): void {
  const wanted = new Map(described(holder).map((each) => [each.outerHTML, each]));
  for (const [html, element] of applied) {
    if (wanted.has(html)) continue;
    element.remove();
    applied.delete(html);
  }
  let previous: Element | undefined;
  for (const [html, each] of wanted) {
    const element = applied.get(html) ?? (each.cloneNode(true) as Element);
    if (!applied.has(html)) {
      if (previous) previous.after(element);
      else head.append(element);
    }
    applied.set(html, element);
    previous = element;
  }
}
