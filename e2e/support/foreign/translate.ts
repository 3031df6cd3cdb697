/** A browser's translation: two `<font>` for each text, also for text that is added later. Runs in the page. */
export function translate(): void {
  const skipped = new Set([
    'SCRIPT',
    'STYLE',
    'TEMPLATE',
    'NOSCRIPT',
    'TEXTAREA',
    'CODE',
    'FONT',
    'SVG',
    'TITLE',
  ]);
  const isSkipped = (element: Element | null): boolean =>
    element !== null && (skipped.has(element.tagName.toUpperCase()) || isSkipped(element.parentElement));
  const translateText = (text: Text) => {
    const parent = text.parentElement;
    if (!parent || !/\p{L}/u.test(text.data) || isSkipped(parent)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = `[en]${text.data}`;
    outer.append(inner);
    parent.replaceChild(outer, text);
  };
  const translateBelow = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translateText);
  };
  translateBelow(document.body);
  document.documentElement.classList.add('translated-ltr');
  document.documentElement.lang = 'en';
  document.title = `[en]${document.title}`;
  new MutationObserver((records) => {
    for (const { addedNodes, type, target } of records) {
      for (const node of addedNodes) {
        if (node instanceof Text) translateText(node);
        else if (node instanceof Element && node.tagName !== 'FONT') translateBelow(node);
      }
      if (type === 'characterData' && target instanceof Text) translateText(target);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}
