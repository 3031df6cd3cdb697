/** Strings that would run or change a page if a text of the brokerage were HTML, or a link led anywhere. */
const code = ['alert(1)', 'window.hostile=1', '`${hostile}`', 'fetch("//evil.example")'];

const elements = (run: string) => [
  `<script>${run}</script>`,
  `<SCRIPT SRC=//evil.example/x.js></SCRIPT>${run}`,
  `<img src=x onerror="${run}">`,
  `<img src=x onerror=${run} `,
  `<svg onload="${run}"><animate onbegin="${run}"/></svg>`,
  `<svg><script>${run}</script></svg>`,
  `<math><mtext><img src=x onerror="${run}"></mtext></math>`,
  `<iframe srcdoc="<script>${run}</script>"></iframe>`,
  `<iframe src="javascript:${run}"></iframe>`,
  `<object data="javascript:${run}"></object>`,
  `<embed src="javascript:${run}">`,
  `<form action="javascript:${run}"><button>x</button></form>`,
  `<input autofocus onfocus="${run}">`,
  `<details open ontoggle="${run}">x</details>`,
  `<video><source onerror="${run}"></video>`,
  `<style>@import "//evil.example/x.css";</style>${run}`,
  `<link rel=stylesheet href="//evil.example/${run}">`,
  `<base href="//evil.example/">${run}`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  `<template><script>${run}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>`,
  `</p></main><script>${run}</script>`,
  `</title><script>${run}</script>`,
  `</textarea><script>${run}</script>`,
  `</script><script>${run}</script>`,
  `--><script>${run}</script>`,
  `<!--<script>${run}</script>-->`,
  `<![CDATA[<script>${run}</script>]]>`,
  `" onmouseover="${run}" x="`,
  `' onmouseover='${run}' x='`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `&#60;script&#62;${run}&#60;/script&#62;`,
];

const marks = (run: string) => [
  `[a](javascript:${run})`,
  `[a](JaVaScRiPt:${run})`,
  `[a](java\tscript:${run})`,
  `[a](&#106;avascript:${run})`,
  `[a](<javascript:${run}>)`,
  `[a](data:text/html,<script>${run}</script>)`,
  `[a](vbscript:${run})`,
  `[a](//evil.example/${encodeURIComponent(run)})`,
  `[a](/\\evil.example/${encodeURIComponent(run)})`,
  `[a](https://x@evil.example/${encodeURIComponent(run)})`,
  `![a](javascript:${run})`,
  `![a](https://x.example/a.jpg"onerror="${run})`,
  `![" onerror="${run}](https://x.example/a.jpg)`,
  `![a](https://x.example/a.jpg "\\" onerror=\\"${run}")`,
  `<javascript:${run}>`,
  `[imóveis: javascript:${run}, 3]`,
  `[imóveis: /imoveis"><script>${run}</script>, 3]`,
  `> <script>${run}</script>\n> — <img src=x onerror=${run}>`,
  `- <b onclick="${run}">x</b>`,
  `# <a href="javascript:${run}">x</a>`,
];

/** More than 200. */
export const hostileMarkup: readonly string[] = code.flatMap((run) => [...elements(run), ...marks(run)]);

/** What a browser would do with rendered HTML beyond showing the text; empty: the text is inert. */
export function activeParts(html: string, allowed: ReadonlySet<string>): string[] {
  const tags = [...html.matchAll(/<\/?([a-z][a-z0-9-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi)];
  return tags.flatMap(([tag, name = '', attributes = '']) => {
    const names = [...attributes.matchAll(/([^\s"'=/]+)\s*(?:=\s*("[^"]*"|'[^']*'|[^\s>]+))?/g)];
    const isActive = names.some(
      ([, attribute = '', value = '']) =>
        /^on|^style$|^srcdoc$|^form/i.test(attribute) ||
        (/^(?:href|src|action|data)$/i.test(attribute) && !isSafe(value.replaceAll(/^["']|["']$/g, ''))),
    );
    return isActive || !allowed.has(name.toLowerCase()) ? [tag] : [];
  });
}

const isSafe = (address: string) =>
  /^(?:https:\/\/(?![^/]*@)|mailto:|tel:|#|\/(?![/\\]))/i.test(address) || address === '';

/** Names of all tags with those of their attributes: mark-up of a text would add to them. */
export function shapeOf(html: string): string[] {
  const tags = html
    .replace(/(<script[^>]*>)[\s\S]*?<\/script>/g, '$1')
    .matchAll(/<(\/?[a-z][a-z0-9-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi);
  return [...tags].map(([, name = '', attributes = '']) =>
    [name, ...[...attributes.matchAll(/([^\s"'=/]+)(?:="[^"]*")?/g)].map((match) => match[1])].join(' '),
  );
}
